import type { Assignment } from './Assignment.ts';
import { startWeeks } from './startWeeks.ts';

/** The starts before they are shuffled among the teams: one for each slot, then one for each team that waits. */
export function unshuffled(slots: readonly number[], waiting: number): Assignment {
  const weeks = startWeeks(slots);
  return Uint8Array.from([
    ...slots.map((slot) => weeks.indexOf(slot)),
    ...Array.from({ length: waiting }, () => weeks.length),
  ]);
}
