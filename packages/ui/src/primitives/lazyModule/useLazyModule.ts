import { startTransition, useEffect, useReducer, useState } from 'react';
import type { LazyModule } from './lazyModule.ts';

export type LazyModuleState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  /** The module could not be fetched: there was no connection, or a newer version was deployed. */
  | { readonly kind: 'failed'; readonly retry: () => void };

/**
 * Loads a module as soon as it is wanted. A module that is already loaded is ready in the same render, so that printing
 * is complete. A failure is a state, so that the rest of the screen still works.
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
