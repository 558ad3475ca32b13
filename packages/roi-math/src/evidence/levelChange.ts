import { welch } from '../stats/welch.ts';
import type { Change } from './change.ts';
import type { LogWeek } from './series/logWeeks.ts';
import { windowWeeks } from './series/windowWeeks.ts';

/**
 * The result of a naive comparison: Welch's t interval of the weekly means in the weeks before and after adoption. This comparison mistakes an
 * earlier trend for an effect, so the verdict never depends on it. Null if a period has fewer than two weeks with tickets.
 */
export function levelChange(weeks: readonly LogWeek[], weeksPerSide: number): Change | null {
  const { pre, post } = windowWeeks(weeks, weeksPerSide);
  const means = (side: readonly LogWeek[]) => side.map(({ mean }) => mean).filter((mean) => mean !== null);
  return welch(means(pre), means(post));
}
