import type { Assignment } from './Assignment.ts';
import { startWeeks } from './startWeeks.ts';

/** The starts of the sorted teams before they are shuffled: slot by slot, then the teams that wait. */
export function unshuffled(slots: readonly number[], waiting: number): Assignment {
  const weeks = startWeeks(slots);
  return Uint8Array.from([
    ...slots.map((slot) => weeks.indexOf(slot)),
    ...Array.from({ length: waiting }, () => weeks.length),
  ]);
}
