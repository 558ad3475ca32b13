import type { ReportedWeek } from '@roi-insight/contracts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import type { Days } from './controlStatus.ts';
import { type Between, peopleRange } from './peopleRange.ts';
import { reportedWeeks } from './reportedWeeks.ts';
import type { TeamSource } from './TeamSource.ts';

/** A seat must have been unused in this number of covered weeks. */
const WEEKS = 4;

/** Seats that are paid and not used. */
export interface UnusedSeats {
  readonly seats: number;
  /** Seats beyond the people who were active in the busiest of the weeks. */
  readonly unused: Between;
  readonly weeks: readonly ReportedWeek[];
  /** From the start of the first of these weeks to the end of the last. */
  readonly days: Days;
}

/**
 * The seats without use in the last four covered weeks. As different people may be active in different weeks, the true number can be smaller. Null if
 * the number of seats is unknown, or if only the people of each day are known.
 * @param entered seats that the reader entered, for sources that have no number of seats; null if none were entered
 */
export function unusedSeats({ weeks, activeBasis }: TeamSource, entered: number | null): UnusedSeats | null {
  const last = reportedWeeks(weeks).slice(-WEEKS);
  const [first, end] = [last[0], last.at(-1)];
  const seats = last.findLast((week) => week.seats !== null)?.seats ?? entered;
  if (first === undefined || end === undefined || last.length < WEEKS) return null;
  if (seats === null || activeBasis === 'busiest-day') return null;
  const active = last.map((week) => peopleRange(week.active));
  const most = (end: keyof Between) => Math.max(...active.map((range) => range[end]));
  const without = (people: number) => Math.max(0, seats - people);
  return {
    seats,
    unused: { low: without(most('high')), high: without(most('low')) },
    weeks: last,
    days: { from: first.weekStart, to: calendarDateOf((dayNumber(end.weekStart) ?? NaN) + 6) },
  };
}
