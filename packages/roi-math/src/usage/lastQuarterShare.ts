import { WEEKS_PER_SIDE } from '../constants.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { meanShare, type MeanShare } from './meanShare.ts';
import type { TeamSource } from './TeamSource.ts';

/** The mean share of the covered weeks in the last quarter of the source; null if no week of it has a share. */
export function lastQuarterShare(source: TeamSource): MeanShare | null {
  const to = source.weeks.at(-1)?.weekStart;
  if (to === undefined) return null;
  return meanShare(source, { from: calendarDateOf((dayNumber(to) ?? NaN) - 7 * (WEEKS_PER_SIDE - 1)), to });
}
