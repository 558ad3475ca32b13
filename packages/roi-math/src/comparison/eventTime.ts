import type { EventWeek } from '@roi-insight/contracts';
import { inPercent } from '../evidence/change.ts';
import type { Posterior } from '../stats/posterior.ts';
import { plainChange } from './plainChange.ts';

/** The last week in which the effect may change. */
export const LAST_EVENT_WEEK = 12;
/** The middle of the weeks 0 to 12. */
const MIDDLE_WEEK = 6;

/** A week's distance from the middle of the first 13 weeks since adoption, in tens of weeks: the regressor of a changing effect. */
export function eventColumn(week: number): number {
  return (Math.min(week, LAST_EVENT_WEEK) - MIDDLE_WEEK) / 10;
}

/**
 * The mean {@link eventColumn} of the observed weeks since adoption, over all adopters: 0 if every adopter has 13 weeks.
 * @param observed number of weeks from each adoption on
 */
export function meanEventColumn(observed: readonly number[]): number {
  const weeks = observed.flatMap((count) =>
    Array.from({ length: Math.min(count, LAST_EVENT_WEEK + 1) }, (_, week) => week),
  );
  const sum = weeks.reduce((total, week) => total + (week - MIDDLE_WEEK), 0);
  return weeks.length === 0 ? 0 : sum / weeks.length / 10;
}

/** The effect in each week up to `last`, the last observed week; `effectIn` takes the {@link eventColumn} of a week. */
export function eventTime(last: number, effectIn: (column: number) => Posterior): EventWeek[] {
  return Array.from({ length: Math.min(last, LAST_EVENT_WEEK) + 1 }, (_, week) => ({
    week,
    ...inPercent(plainChange(effectIn(eventColumn(week)))),
  }));
}
