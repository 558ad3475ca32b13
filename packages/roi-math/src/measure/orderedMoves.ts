import { parseInstant } from '../time/parseInstant.ts';
import type { StatusCategory, Transition } from './ticket.ts';

/** A transition with its time read. */
export interface Move {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly from: StatusCategory;
  readonly to: StatusCategory;
}

/**
 * The transitions in order of time. Those without a readable time are left out; of the same time, the given order
 * stays.
 */
export function orderedMoves(transitions: readonly Transition[]): readonly Move[] {
  const moves: Move[] = [];
  let latest = -Infinity;
  let inOrder = true;
  for (const { at: text, from, to } of transitions) {
    const at = parseInstant(text);
    if (Number.isNaN(at)) continue;
    if (at < latest) inOrder = false;
    latest = at;
    moves.push({ at, from, to });
  }
  return inOrder ? moves : moves.toSorted((a, b) => a.at - b.at);
}
