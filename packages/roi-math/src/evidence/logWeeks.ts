import type { Measure } from '@roi-insight/contracts';
import type { CompletedTicket } from '../measure/classifyTickets.ts';
import { measuredHours } from '../measure/measured.ts';
import type { Weeks } from '../measure/weeks.ts';
import { mean } from '../stats/mean.ts';
import { squaredDeviations } from '../stats/variance.ts';

/** A week of the series that the evidence is based on. */
export interface LogWeek {
  /** Week 0 starts on the adoption date. */
  readonly week: number;
  /** Tickets with a measured time. */
  readonly count: number;
  /** Mean of their ln(hours); null if there are none. */
  readonly mean: number | null;
}

/** The weekly series with the variance of tickets around their week's mean. */
export interface LogSeries {
  readonly weeks: readonly LogWeek[];
  /** Variance of ln(hours) within weeks, pooled. */
  readonly ticketVariance: number;
  /** Degrees of freedom of that variance: tickets − weeks with tickets. */
  readonly degreesOfFreedom: number;
}

/**
 * Bounds for the hours of a ticket in the series: 6 minutes and 10 working weeks. Values beyond them are clamped, which
 * limits the influence of accidental status changes and forgotten tickets. The 1–40 h rule of the averages does not
 * apply: excluding tickets biases a trend (the longer tickets take, the more of them are excluded) and shrinks changes.
 */
const MIN_HOURS = 0.1;
const MAX_HOURS = 400;
/** A standard deviation of about 1 %: without it, a series of identical tickets would appear certain. */
const MIN_VARIANCE = 1e-4;

/** The weekly means of ln(hours) of all tickets with a measured time. */
export function logSeries(weeks: Weeks<CompletedTicket>, measure: Measure): LogSeries {
  let squares = 0;
  let degreesOfFreedom = 0;
  const logWeeks = weeks.map(({ week, items }) => {
    const logs = measuredHours(items, measure).map((hours) =>
      Math.log(Math.min(Math.max(hours, MIN_HOURS), MAX_HOURS)),
    );
    squares += squaredDeviations(logs);
    degreesOfFreedom += Math.max(logs.length - 1, 0);
    return { week, count: logs.length, mean: mean(logs) };
  });
  return {
    weeks: logWeeks,
    ticketVariance: Math.max(squares / Math.max(degreesOfFreedom, 1), MIN_VARIANCE),
    degreesOfFreedom,
  };
}
