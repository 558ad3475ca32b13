import { startTransition, useEffect, useReducer, useState } from 'react';
import type { Part } from './createPart.ts';

/** Where a part of the screen stands. */
export type PartState<T> =
  | { readonly kind: 'coming' }
  | { readonly kind: 'here'; readonly Piece: T }
  /** It could not be fetched: no connection, or a newer version was deployed. `again` asks once more. */
  | { readonly kind: 'missing'; readonly again: () => void };

/**
 * Fetches a part once it is wanted. One that is already here is shown in the same render: a print waits for no other.
 * What cannot be fetched is a state of its own, so that the rest of the screen stays.
 */
export function usePart<T>(part: Part<T>, wanted = true): PartState<T> {
  const [missed, setMissed] = useState(false);
  const [, arrive] = useReducer((count: number) => count + 1, 0);
  const piece = part.here();
  const isComing = wanted && !missed && piece === null;
  useEffect(() => {
    if (!isComing) return undefined;
    let isGone = false;
    part.fetch().then(
      // In slices: a part may be most of the page.
      () => isGone || startTransition(arrive),
      () => isGone || setMissed(true),
    );
    return () => {
      isGone = true;
    };
  }, [part, isComing]);
  if (piece !== null) return { kind: 'here', Piece: piece };
  return missed ? { kind: 'missing', again: () => setMissed(false) } : { kind: 'coming' };
}
