import type { PeopleCount, ReportedWeek, UsageWeek } from '@roi-insight/contracts';
import type { TeamSource } from '../src/usage/TeamSource.ts';
import { calendarDateOf } from '../src/time/calendarDateOf.ts';
import { dayNumber } from '../src/time/dayNumber.ts';

/** The Monday on which `usageWeeks` begin. */
export const FIRST_MONDAY = '2025-06-02';

export const mondayAfter = (weeks: number, monday = FIRST_MONDAY) =>
  calendarDateOf((dayNumber(monday) ?? NaN) + 7 * weeks);

/** Successive weeks with these people; null: not covered. */
export function usageWeeks(
  active: readonly (PeopleCount | null)[],
  numbers: Partial<Pick<ReportedWeek, 'seats' | 'spend'>> = {},
  monday = FIRST_MONDAY,
): UsageWeek[] {
  return active.map((people, index) => {
    const weekStart = mondayAfter(index, monday);
    return people === null
      ? { weekStart, coverage: 'not-covered' }
      : { weekStart, coverage: 'reported', active: people, seats: null, spend: null, ...numbers };
  });
}

/** A team of 40 people. Each week counts all of its active people. */
export const usageTeam = (active: readonly (PeopleCount | null)[], over: Partial<TeamSource> = {}): TeamSource => ({
  people: 40,
  activeBasis: 'week',
  weeks: usageWeeks(active),
  ...over,
});
