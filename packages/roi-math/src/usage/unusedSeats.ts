import { type Between, peopleRange } from './peopleRange.ts';
import { reportedWeeks } from './reportedWeeks.ts';
import type { TeamSource } from './TeamSource.ts';

/** Covered weeks that a seat must have been without use. */
const WEEKS = 4;

/** Seats that are paid and not used. */
export interface UnusedSeats {
  readonly seats: number;
  /** Seats beyond the people who were active in the busiest of the weeks. */
  readonly unused: Between;
  readonly weeks: number;
  /** Dollars a month. */
  readonly cost: Between;
}

/**
 * The seats without use in the last four covered weeks. As different people may be active in different weeks, there can be
 * fewer. Null without the number of seats, or if only the people of each day are known.
 * @param entered seats that the reader entered, for sources without them; null if none were entered
 */
export function unusedSeats(
  { weeks, activeBasis }: TeamSource,
  { entered, pricePerSeatMonth }: { readonly entered: number | null; readonly pricePerSeatMonth: number },
): UnusedSeats | null {
  const last = reportedWeeks(weeks).slice(-WEEKS);
  const seats = last.findLast((week) => week.seats !== null)?.seats ?? entered;
  if (seats === null || last.length < WEEKS || activeBasis === 'busiest-day') return null;
  const active = last.map((week) => peopleRange(week.active));
  const most = (end: keyof Between) => Math.max(...active.map((range) => range[end]));
  const without = (people: number) => Math.max(0, seats - people);
  const unused = { low: without(most('high')), high: without(most('low')) };
  return {
    seats,
    unused,
    weeks: last.length,
    cost: { low: unused.low * pricePerSeatMonth, high: unused.high * pricePerSeatMonth },
  };
}
