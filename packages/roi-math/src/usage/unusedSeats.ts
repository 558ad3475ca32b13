import type { ReportedWeek } from '@roi-insight/contracts';
import { WEEKS_PER_SIDE } from '../constants.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import type { Days } from './controlStatus.ts';
import { type Between, peopleRange } from './peopleRange.ts';
import { reportedWeeks, weekNumber } from './reportedWeeks.ts';
import type { TeamSource } from './TeamSource.ts';

/** Minimum number of covered weeks in the last quarter. */
const MIN_WEEKS = 4;

/** Minimum number of covered weeks for a statement about the whole quarter. */
const MIN_QUARTER_WEEKS = 10;

/** Seats that are paid and not used. */
export interface UnusedSeats {
  readonly seats: number;
  /** Seats beyond the people who were active in the busiest of the weeks. */
  readonly unused: Between;
  readonly weeks: readonly ReportedWeek[];
  /** Whether enough weeks of the quarter are covered for a statement about all of it. */
  readonly isQuarter: boolean;
  /** From the start of the first of these weeks to the end of the last. */
  readonly days: Days;
}

/**
 * The seats without use in the quarter that ends with the last covered week. As different people may be active in different weeks, the true number can
 * be smaller. Null if the number of seats is unknown, if only the people of each day are known, or if fewer than {@link MIN_WEEKS} weeks are covered.
 * @param entered seats that the reader entered, for sources that have no number of seats; null if none were entered
 */
export function unusedSeats({ weeks, activeBasis }: TeamSource, entered: number | null): UnusedSeats | null {
  const reported = reportedWeeks(weeks);
  const end = reported.at(-1);
  if (end === undefined || activeBasis === 'busiest-day') return null;
  const before = weekNumber(end.weekStart) - WEEKS_PER_SIDE;
  const last = reported.filter(({ weekStart }) => weekNumber(weekStart) > before);
  const [first] = last;
  const seats = last.findLast((week) => week.seats !== null)?.seats ?? entered;
  if (first === undefined || seats === null || last.length < MIN_WEEKS) return null;
  const active = last.map((week) => peopleRange(week.active));
  const most = (of: keyof Between) => Math.max(...active.map((range) => range[of]));
  const without = (people: number) => Math.max(0, seats - people);
  return {
    seats,
    unused: { low: without(most('high')), high: without(most('low')) },
    weeks: last,
    isQuarter: last.length >= MIN_QUARTER_WEEKS,
    days: { from: first.weekStart, to: calendarDateOf((dayNumber(end.weekStart) ?? NaN) + 6) },
  };
}
