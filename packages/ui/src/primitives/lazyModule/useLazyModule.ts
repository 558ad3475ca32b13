import { startTransition, useEffect, useReducer, useState } from 'react';
import type { LazyModule } from './lazyModule.ts';

export type LazyModuleState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  /** It could not be fetched: no connection, or a newer version was deployed. */
  | { readonly kind: 'failed'; readonly retry: () => void };

/**
 * Loads a module once it is wanted. A module that is already loaded is ready in the same render, so that a page that is
 * being printed is complete. A failure is a state, so that the rest of the screen still works.
 */
export function useLazyModule<T>(module: LazyModule<T>, isWanted = true): LazyModuleState<T> {
  const [hasFailed, setFailed] = useState(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const loaded = module.current();
  const isLoading = isWanted && !hasFailed && loaded === null;
  useEffect(() => {
    if (!isLoading) return undefined;
    let isUnmounted = false;
    module.load().then(
      // A transition renders in slices, because a module may be most of the page.
      () => isUnmounted || startTransition(renderAgain),
      () => isUnmounted || setFailed(true),
    );
    return () => {
      isUnmounted = true;
    };
  }, [module, isLoading]);
  if (loaded !== null) return { kind: 'ready', value: loaded };
  return hasFailed ? { kind: 'failed', retry: () => setFailed(false) } : { kind: 'loading' };
}
