import type { Weeks } from '../../measure/weeks.ts';
import { mean } from '../../stats/mean.ts';
import { squaredDeviations } from '../../stats/variance.ts';
import type { SeriesTicket } from './seriesTickets.ts';
import { ticketEffects } from './ticketEffects.ts';

/** A week of the series on which the evidence is based. */
export interface LogWeek {
  /** Week 0 starts on the adoption date. */
  readonly week: number;
  readonly count: number;
  /** Mean ln(hours) of the week's tickets, standardized to the most frequent type and, if size is used, the usual size; null if the week has no tickets. */
  readonly mean: number | null;
}

/** The weekly series with the variance of tickets around their week's mean. */
export interface LogSeries {
  readonly weeks: readonly LogWeek[];
  /** Variance of the standardized ln(hours) within weeks, pooled. */
  readonly ticketVariance: number;
  /** Degrees of freedom of `ticketVariance`: tickets − weeks with tickets − coefficients of types and size. */
  readonly degreesOfFreedom: number;
  /** Factor on the usual tails of the intervals of this series; default 1. */
  readonly tailShare?: number;
}

/** A standard deviation of about 1 %: without this minimum, a series of identical tickets would appear certain. */
const MIN_VARIANCE = 1e-4;

/**
 * The weekly means of ln(hours), standardized by type and, if it is used, by size: the difference of its type is
 * subtracted from every ticket, so that a change in the mix of types does not look like a change of speed. The bounds of
 * the averages do not apply: excluding tickets biases a trend (the longer tickets take, the more of them are excluded)
 * and shrinks changes.
 */
export function logSeries(weeks: Weeks<SeriesTicket>, isSizeUsed = false): LogSeries {
  const effects = ticketEffects(weeks, isSizeUsed);
  let squares = 0;
  let degreesOfFreedom = -effects.size;
  const means = weeks.map(({ week, items }) => {
    const logs = items.map((ticket) => ticket.log - effects.of(ticket));
    squares += squaredDeviations(logs);
    degreesOfFreedom += Math.max(logs.length - 1, 0);
    return { week, count: logs.length, mean: mean(logs) };
  });
  return {
    weeks: means,
    ticketVariance: Math.max(squares / Math.max(degreesOfFreedom, 1), MIN_VARIANCE),
    degreesOfFreedom: Math.max(degreesOfFreedom, 0),
  };
}
