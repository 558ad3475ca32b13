import { welch } from '../stats/welch.ts';
import { type Change, changeOf } from './change.ts';
import type { LogWeek } from './logWeeks.ts';

/**
 * What a naive comparison says: the weekly means of the window's weeks before and after adoption, compared by Welch's
 * t interval. It takes any trend that was there before for an effect, so it never decides. Null when a side has fewer
 * than two weeks with tickets.
 */
export function levelChange(weeks: readonly LogWeek[], weeksPerSide: number): Change | null {
  const means = (from: number, to: number) =>
    weeks.flatMap(({ week, mean }) => (week >= from && week < to && mean !== null ? [mean] : []));
  const difference = welch(means(-weeksPerSide, 0), means(0, weeksPerSide));
  return difference === null ? null : changeOf(difference.estimate, difference.low, difference.high);
}
