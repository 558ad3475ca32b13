import { WEEKS_PER_MONTH } from '../constants.ts';
import { type Between, peopleRange } from './peopleRange.ts';
import { reportedWeeks } from './reportedWeeks.ts';
import type { TeamSource } from './TeamSource.ts';

/** Monthly cost of a person who used the assistant, in the currency of the source. */
export interface CostPerPerson extends Between {
  /** Number of weeks with people and spend in this mean. */
  readonly weeks: number;
}

/**
 * Spend ÷ active people, over the covered weeks that have spend and active people. Null if there are no such weeks, or if only the people of each day
 * are known.
 */
export function costPerActivePerson({ weeks, activeBasis }: TeamSource): CostPerPerson | null {
  const known = reportedWeeks(weeks).filter(({ active, spend }) => active !== 0 && spend !== null);
  if (known.length === 0 || activeBasis === 'busiest-day') return null;
  const spend = known.reduce((sum, week) => sum + (week.spend ?? 0), 0);
  const people = (end: keyof Between) => known.reduce((sum, { active }) => sum + peopleRange(active)[end], 0);
  const perMonth = (personWeeks: number) => (spend / personWeeks) * WEEKS_PER_MONTH;
  return { low: perMonth(people('high')), high: perMonth(people('low')), weeks: known.length };
}
