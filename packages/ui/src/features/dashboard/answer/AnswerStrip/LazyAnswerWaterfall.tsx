import { type ComponentProps, useRef } from 'react';
import { styled } from 'styled-components';
import { lazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../../primitives/lazyModule/useLazyModule.ts';
import { useInView } from '../../charts/useInView.ts';
import { LoadError } from '../../shared/LoadError/LoadError.tsx';
import type { AnswerWaterfall } from './AnswerWaterfall.tsx';
import { container } from './container.ts';

const lazyAnswerWaterfall = lazyModule(async () => (await import('./AnswerWaterfall.tsx')).AnswerWaterfall);

/**
 * As tall as the waterfall, so that nothing moves when it appears. A phone has no space for it above the cards, but the
 * linked section contains it.
 */
const Place = styled.div`
  display: none;
  min-width: 0;
  min-height: 9rem;
  ${container.medium} {
    display: block;
  }
`;

/** The waterfall, fetched when it comes near the viewport, so that the figure next to it does not wait for it. */
export function LazyAnswerWaterfall(props: ComponentProps<typeof AnswerWaterfall>) {
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
