import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { useInView } from '../../features/dashboard/charts/useInView.ts';
import { LoadError } from '../../features/dashboard/shared/LoadError/LoadError.tsx';
import type { LazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../primitives/lazyModule/useLazyModule.ts';
import { media, prefersReducedMotion } from '../../theme/index.ts';

/** About the height of the content, so that nothing below it moves when it appears. */
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
    min-height: 32rem;
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
  /** The height while it is fetched. */
  readonly placeholder?: keyof typeof heights;
  /** Whether a link to a part of it was followed. */
  readonly isVisited?: boolean;
}

/** Loads a part of the page when it nears the viewport, when a link to it is followed, or after the figures have counted up. */
export function LazySection<T>({ module, children, placeholder = 'section', isVisited = false }: LazySectionProps<T>) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useInView(root);
  const hasCountedUp = useCountUpFinished();
  const isWanted = isNear || hasCountedUp || isVisited;
  const content = useLazyModule(module, isWanted);
  return (
    <Root ref={root} $placeholder={placeholder}>
      {content.kind === 'failed' && <LoadError onRetry={content.retry} />}
      {content.kind === 'ready' && isWanted && children(content.value)}
      {(content.kind === 'loading' || !isWanted) && <span data-pending />}
    </Root>
  );
}

/** After this time, visible figures have counted up. */
const COUNT_UP_MS = 2200;

/** Whether the figures have counted up: until then, nothing outside the viewport competes with the animation for the processor. With reduced motion they do not count up. */
function useCountUpFinished(): boolean {
  const [isFinished, setFinished] = useState(prefersReducedMotion);
  useEffect(() => {
    const timer = setTimeout(() => setFinished(true), COUNT_UP_MS);
    return () => clearTimeout(timer);
  }, []);
  return isFinished;
}
