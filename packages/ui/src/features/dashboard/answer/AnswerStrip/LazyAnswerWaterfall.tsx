import { type ComponentProps, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { focusRing, theme, type, useIsPhone } from '../../../../theme/index.ts';
import { lazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../../primitives/lazyModule/useLazyModule.ts';
import { useInView } from '../../charts/useInView.ts';
import { LoadError } from '../../shared/LoadError/LoadError.tsx';
import type { AnswerWaterfall } from './AnswerWaterfall.tsx';

const lazyAnswerWaterfall = lazyModule(async () => (await import('./AnswerWaterfall.tsx')).AnswerWaterfall);

/** As tall as the waterfall, so that nothing moves when it appears. */
const Place = styled.div`
  min-width: 0;
  min-height: 10rem;
`;

const Bars = styled.details`
  ${type.small}
  margin-top: ${theme.space[3]};
  > summary {
    color: ${theme.color.accentText};
    cursor: pointer;
    ${focusRing}
  }
  > summary + * {
    margin-top: ${theme.space[3]};
  }
`;

/** The waterfall, closed on a phone, because the cards would otherwise be far below. */
export function LazyAnswerWaterfall(props: ComponentProps<typeof AnswerWaterfall>) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return <Content {...props} />;
  return (
    <Bars onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{props.waterfall.title}</summary>
      {isOpen && <Content {...props} />}
    </Bars>
  );
}

/** Fetched when it comes near the viewport, so that the figure next to it does not wait for it. */
function Content(props: ComponentProps<typeof AnswerWaterfall>) {
  const root = useRef<HTMLDivElement>(null);
  const content = useLazyModule(lazyAnswerWaterfall, useInView(root));
  return (
    <Place ref={root}>
      {content.kind === 'failed' && <LoadError onRetry={content.retry} />}
      {content.kind === 'ready' && <content.value {...props} />}
      {content.kind === 'loading' && <span data-pending />}
    </Place>
  );
}
