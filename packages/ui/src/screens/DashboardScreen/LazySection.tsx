import { type ReactNode, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useIdle } from '../../features/dashboard/charts/useIdle.ts';
import { useInView } from '../../features/dashboard/charts/useInView.ts';
import { LoadError } from '../../features/dashboard/shared/LoadError/LoadError.tsx';
import type { LazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../primitives/lazyModule/useLazyModule.ts';
import { media } from '../../theme/index.ts';
import { useCountUpFinished } from './useCountUpFinished.ts';

/** Approximate heights of the content, so that nothing below it moves when it appears. */
const heights = {
  section: css`
    min-height: 96rem;
    ${media.desktop} {
      min-height: 62rem;
    }
  `,
  figures: css`
    min-height: 36rem;
    ${media.tablet} {
      min-height: 27rem;
    }
    ${media.desktop} {
      min-height: 16rem;
    }
  `,
  rows: css`
    min-height: 46rem;
  `,
} as const;

const Root = styled.div<{ $placeholder: keyof typeof heights }>`
  min-width: 0;
  &:has(> [data-pending]) {
    ${({ $placeholder }) => heights[$placeholder]}
    ${media.print} {
      min-height: 0;
    }
  }
`;

interface LazySectionProps<T> {
  readonly module: LazyModule<T>;
  readonly children: (Component: T) => ReactNode;
  /** The height while the part is fetched. */
  readonly placeholder?: keyof typeof heights;
  /** Whether a link to a part of the section was followed. */
  readonly isVisited?: boolean;
}

/** Loads a part of the page when it nears the viewport, when a link to it is followed, or after the figures have counted up. */
export function LazySection<T>({ module, children, placeholder = 'section', isVisited = false }: LazySectionProps<T>) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useInView(root);
  const hasCountedUp = useCountUpFinished();
  const isWanted = isNear || hasCountedUp || isVisited;
  // The code of the part is fetched earlier, when the browser is idle, because printing cannot wait for it.
  const isIdle = useIdle(true);
  const content = useLazyModule(module, isWanted || isIdle);
  return (
    <Root ref={root} $placeholder={placeholder}>
      {content.kind === 'failed' && isWanted && <LoadError onRetry={content.retry} />}
      {content.kind === 'ready' && isWanted && children(content.value)}
      {(content.kind === 'loading' || !isWanted) && <span data-pending />}
    </Root>
  );
}
