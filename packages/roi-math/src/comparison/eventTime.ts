import type { EventWeek } from '@roi-insight/contracts';
import { WEEKS_PER_SIDE } from '../constants.ts';
import { inPercent } from '../evidence/change.ts';
import type { Posterior } from '../stats/posterior.ts';
import { plainChange } from './plainChange.ts';

/** The middle of the weeks 0 to 12. */
const MIDDLE_WEEK = 6;

/** A week's distance from the middle of the first 13 weeks since adoption, in tens of weeks: the regressor of an effect that changes within these weeks. */
export function eventColumn(week: number): number {
  return (week - MIDDLE_WEEK) / 10;
}

/**
 * The mean {@link eventColumn} of the observed weeks since adoption, over all adopters: 0 if every adopter has 13 weeks.
 * @param observed number of weeks from each adoption on
 */
export function meanEventColumn(observed: readonly number[]): number {
  const weeks = observed.flatMap((count) => Array.from({ length: Math.min(count, WEEKS_PER_SIDE) }, (_, week) => week));
  const sum = weeks.reduce((total, week) => total + (week - MIDDLE_WEEK), 0);
  return weeks.length === 0 ? 0 : sum / weeks.length / 10;
}

/** The effect in each of the first weeks since adoption. */
export function eventTime(weeks: number, effectIn: (week: number) => Posterior): EventWeek[] {
  return Array.from({ length: weeks }, (_, week) => ({ week, ...inPercent(plainChange(effectIn(week))) }));
}
