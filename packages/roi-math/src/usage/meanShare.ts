import { adoptionCurve, type ShareBasis } from './adoptionCurve.ts';
import type { Days } from './controlStatus.ts';
import type { Between } from './peopleRange.ts';
import { weekNumber } from './reportedWeeks.ts';
import type { TeamSource } from './TeamSource.ts';

/** Mean share of the team that used the assistant. */
export interface MeanShare extends Between {
  readonly of: ShareBasis;
  /** Number of covered weeks in this mean. */
  readonly weeks: number;
}

/** The mean share of the covered weeks that contain at least one of these days; null if none has a share. */
export function meanShare(source: TeamSource, { from, to }: Days): MeanShare | null {
  const { of, weeks } = adoptionCurve(source);
  const [first, last] = [weekNumber(from), weekNumber(to)];
  const shares = weeks.flatMap(({ weekStart, share }) => {
    const week = weekNumber(weekStart);
    return share !== null && week >= first && week <= last ? [share] : [];
  });
  if (shares.length === 0) return null;
  const mean = (end: keyof Between) => shares.reduce((sum, share) => sum + share[end], 0) / shares.length;
  return { of, weeks: shares.length, low: mean('low'), high: mean('high') };
}
