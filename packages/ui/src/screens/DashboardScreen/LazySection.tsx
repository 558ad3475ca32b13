import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useInView } from '../../features/dashboard/charts/useInView.ts';
import { LoadError } from '../../features/dashboard/shared/LoadError/LoadError.tsx';
import type { LazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../primitives/lazyModule/useLazyModule.ts';
import { media } from '../../theme/index.ts';

/** About what the content takes, so that nothing below it moves when it comes. */
const Root = styled.div`
  min-width: 0;
  &:has(> [data-pending]) {
    min-height: 96rem;
    ${media.desktop} {
      min-height: 62rem;
    }
    ${media.print} {
      min-height: 0;
    }
  }
`;

interface LazySectionProps<T> {
  readonly module: LazyModule<T>;
  readonly children: (Component: T) => ReactNode;
}

/** Fetches and shows a part of the page when it comes near the viewport, and at the latest when the figures have counted up. */
export function LazySection<T>({ module, children }: LazySectionProps<T>) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useInView(root);
  const hasCountedUp = useCountUpFinished();
  const isWanted = isNear || hasCountedUp;
  const content = useLazyModule(module, isWanted);
  return (
    <Root ref={root}>
      {content.kind === 'failed' && <LoadError onRetry={content.retry} />}
      {content.kind === 'ready' && isWanted && children(content.Component)}
      {(content.kind === 'loading' || !isWanted) && <span data-pending />}
    </Root>
  );
}

/** The figures have counted up after this long. */
const COUNT_UP_MS = 2200;

/** Whether the figures have counted up: until then, nothing out of view competes with them for the processor. */
function useCountUpFinished(): boolean {
  const [isFinished, setFinished] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFinished(true), COUNT_UP_MS);
    return () => clearTimeout(timer);
  }, []);
  return isFinished;
}
