import type { StatusChange } from '@roi-insight/roi-math';
import type { Statuses } from './statuses.ts';

/** The place where changes are missing: between other changes, or before or in the first moment, as in imported tickets. */
type HistoryGap = 'middle' | 'start';

/**
 * The place where changes are missing; null if each change starts from the status that the previous one led to, and the first change starts from a
 * waiting status, because tickets are created in such a status. Two statuses are the same if they share the id (a status may have been renamed) or the name (a
 * moved project has other ids).
 * @param changes in order
 */
export function historyGap(
  changes: readonly StatusChange<number>[],
  statuses: Pick<Statuses, 'categoryOf' | 'areSame'>,
): HistoryGap | null {
  let before: number | null = null;
  let gap: HistoryGap | null = null;
  for (const { atMs, from, to } of changes) {
    const follows =
      from !== null && (before === null ? statuses.categoryOf(from) === 'new' : statuses.areSame(from, before));
    if (!follows && atMs !== changes[0]?.atMs) return 'middle';
    if (!follows) gap = 'start';
    before = to;
  }
  return gap;
}
