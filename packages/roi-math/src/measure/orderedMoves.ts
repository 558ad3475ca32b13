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
  for (const { at: text, from, to } of transitions) {
    const at = parseInstant(text);
    if (!Number.isNaN(at)) moves.push({ at, from, to });
  }
  return moves.toSorted((a, b) => a.at - b.at);
}
