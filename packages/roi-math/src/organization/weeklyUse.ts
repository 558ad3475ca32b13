import type { TeamUsageSource } from '@roi-insight/contracts';
import { adoptionCurve } from '../usage/adoptionCurve.ts';
import { weekNumber } from '../usage/reportedWeeks.ts';

/** Days from the first day of a team's week to its middle. */
const MIDDLE = 3;

/**
 * The share of a team's people who used the assistant in a week, 0–1; null if unknown. Weeks of usage begin on Mondays; the one that contains the middle
 * of the team's week counts. A range counts as its middle, people of the busiest day as a minimum. Of several sources, the one with the highest share
 * counts, because the same people may be in each. Null if no source has a share.
 * @param people of the team if the source does not state them
 * @param weekZero day number
 */
export function weeklyUse(
  sources: readonly TeamUsageSource[],
  people: number | null,
  weekZero: number,
): ((week: number) => number | null) | null {
  const shares = new Map<number, number>();
  for (const source of sources) {
    for (const { weekStart, share } of adoptionCurve({ ...source, people: source.people ?? people }).weeks) {
      if (share === null) continue;
      const value = source.activeBasis === 'busiest-day' ? share.low : (share.low + share.high) / 2;
      const week = weekNumber(weekStart);
      shares.set(week, Math.max(value, shares.get(week) ?? 0));
    }
  }
  if (shares.size === 0) return null;
  return (week) => shares.get(Math.floor((weekZero + week * 7 + MIDDLE + 3) / 7)) ?? null;
}
