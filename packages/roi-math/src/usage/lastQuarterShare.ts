import { WEEKS_PER_SIDE } from '../constants.ts';
import { adoptionCurve, type ShareBasis } from './adoptionCurve.ts';
import type { Between } from './peopleRange.ts';
import { weekNumber } from './reportedWeeks.ts';
import type { TeamSource } from './TeamSource.ts';

/** How much of the team used the assistant. */
export interface MeanShare extends Between {
  readonly of: ShareBasis;
  /** Covered weeks that it is the mean of. */
  readonly weeks: number;
}

/** The mean share of the covered weeks in the last quarter of the source; null if no week of it has a share. */
export function lastQuarterShare(source: TeamSource): MeanShare | null {
  const { of, weeks } = adoptionCurve(source);
  const last = weekNumber(source.weeks.at(-1)?.weekStart ?? '');
  const shares = weeks.flatMap(({ weekStart, share }) =>
    share !== null && weekNumber(weekStart) > last - WEEKS_PER_SIDE ? [share] : [],
  );
  if (shares.length === 0) return null;
  const mean = (end: keyof Between) => shares.reduce((sum, share) => sum + share[end], 0) / shares.length;
  return { of, weeks: shares.length, low: mean('low'), high: mean('high') };
}
