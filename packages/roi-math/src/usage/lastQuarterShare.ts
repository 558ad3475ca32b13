import { WEEKS_PER_SIDE } from '../constants.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import type { Days } from './controlStatus.ts';
import { meanShare, type MeanShare } from './meanShare.ts';
import type { TeamSource } from './TeamSource.ts';

/**
 * The mean share of the covered weeks in the last quarter of the source, and the days of that quarter; null if no week of that quarter has a share.
 */
export function lastQuarterShare(source: TeamSource): (MeanShare & Days) | null {
  const monday = dayNumber(source.weeks.at(-1)?.weekStart ?? '');
  if (monday === null) return null;
  const days = { from: calendarDateOf(monday - 7 * (WEEKS_PER_SIDE - 1)), to: calendarDateOf(monday + 6) };
  const share = meanShare(source, days);
  return share && { ...share, ...days };
}
