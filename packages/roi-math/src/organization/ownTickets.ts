import type { Funnel, Measure } from '@roi-insight/contracts';
import { boundedSum, measuredHours } from '../measure/measured.ts';
import type { AnalyzeTicketsOptions } from '../measure/options.ts';
import { type PeriodCounts, periodCounts } from '../measure/periodMetrics.ts';
import { readTickets } from '../measure/readTickets.ts';
import type { TimedTicket } from '../measure/ticket/ticket.ts';
import type { Period } from '../report/period.ts';

interface OwnPeriod extends PeriodCounts {
  /** Measured tickets, and the sum of their hours. */
  readonly measured: { readonly tickets: number; readonly hours: number };
}

/** The tickets of a team in the two periods around its own start, counted, so that they can be added to those of other teams. */
export interface OwnTickets extends Readonly<Record<Period, OwnPeriod>> {
  readonly measure: Measure;
  readonly funnel: Funnel;
  /** Completed after the start, but begun before it. */
  readonly straddling: number;
}

/** @param options with the team's own start as `adoptionDate`. @throws {RangeError} if an option is invalid */
export function ownTickets(tickets: readonly TimedTicket[], options: AnalyzeTicketsOptions): OwnTickets {
  const read = readTickets(tickets, options);
  const { periods, measure, funnel } = read;
  const sideOf = (side: Period) => ({
    ...periodCounts(read, side),
    measured: boundedSum(measuredHours(periods[side], measure)),
  });
  return {
    pre: sideOf('pre'),
    post: sideOf('post'),
    measure,
    funnel,
    straddling: periods.post.filter(({ startedBefore }) => startedBefore).length,
  };
}
