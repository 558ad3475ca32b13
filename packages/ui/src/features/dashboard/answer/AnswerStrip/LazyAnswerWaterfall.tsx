import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { focusRing, theme, type } from '../../../../theme/index.ts';
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
  > summary {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    width: fit-content;
    border-radius: ${theme.radius.sm};
    color: ${theme.color.accentText};
    cursor: pointer;
    ${focusRing}
    &::-webkit-details-marker {
      display: none;
    }
    > svg {
      transition: transform ${theme.duration.base} ${theme.easing.standard};
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  > summary ~ * {
    margin-top: ${theme.space[3]};
  }
`;

type ContentProps = ComponentProps<typeof AnswerWaterfall>;

interface LazyAnswerWaterfallProps extends ContentProps {
  /** Whether the reader has to open it. */
  readonly isClosed: boolean;
  /** Above the bars, once they are open. */
  readonly children: ReactNode;
}

/** The waterfall, open or behind a click. */
export function LazyAnswerWaterfall({ isClosed, children, ...props }: LazyAnswerWaterfallProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isClosed) return <Content {...props} />;
  return (
    <Bars onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        More about this answer
        <ChevronDown size={16} aria-hidden />
      </summary>
      {isOpen && children}
      {isOpen && <Content {...props} />}
    </Bars>
  );
}

/** Fetched when it comes near the viewport, so that the figure next to it does not wait for it. */
function Content(props: ContentProps) {
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
