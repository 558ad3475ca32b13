import { welch } from '../stats/welch.ts';
import type { Change } from './change.ts';
import type { LogWeek } from './logWeeks.ts';

/**
 * The result of a naive comparison: Welch's t interval of the weekly means in the weeks before and after adoption. It
 * mistakes an earlier trend for an effect, so the verdict never depends on it. Null if a period has fewer than two weeks
 * with tickets.
 */
export function levelChange(weeks: readonly LogWeek[], weeksPerSide: number): Change | null {
  const means = (from: number, to: number) =>
    weeks.flatMap(({ week, mean }) => (week >= from && week < to && mean !== null ? [mean] : []));
  return welch(means(-weeksPerSide, 0), means(0, weeksPerSide));
}
