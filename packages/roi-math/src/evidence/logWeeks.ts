import type { Measure } from '@roi-insight/contracts';
import type { CompletedTicket } from '../measure/census.ts';
import { measuredHours } from '../measure/measured.ts';
import type { Weeks } from '../measure/weeks.ts';
import { mean } from '../stats/mean.ts';
import { squaredDeviations } from '../stats/variance.ts';

/** A week of the series that the evidence rests on. */
export interface LogWeek {
  /** Week 0 starts on the adoption date. */
  readonly week: number;
  /** Tickets with a measured time. */
  readonly count: number;
  /** Mean of their ln(hours); null: no ticket. */
  readonly mean: number | null;
}

/** The weekly series with the spread of single tickets around their week's mean. */
export interface LogSeries {
  readonly weeks: readonly LogWeek[];
  /** Variance of ln(hours) within weeks, pooled. */
  readonly ticketVariance: number;
  /** Degrees of freedom of that variance: tickets − weeks with tickets. */
  readonly freedom: number;
}

/**
 * Bounds for the hours of a ticket in the series, 6 minutes and 10 working weeks; what lies beyond counts as the bound.
 * They tame clicks through the board and forgotten tickets. The 1–40 h rule of the averages is not used here: cutting
 * the same tickets off both ends bends a trend (the longer tickets get, the more of them vanish) and shrinks changes.
 */
const LEAST_HOURS = 0.1;
const MOST_HOURS = 400;
/** Tickets never agree to better than about 1 %: keeps a series of identical tickets from claiming certainty. */
const LEAST_VARIANCE = 1e-4;

/** The weekly means of ln(hours) of all tickets with a measured time. */
export function logSeries(weeks: Weeks<CompletedTicket>, measure: Measure): LogSeries {
  let squares = 0;
  let freedom = 0;
  const logWeeks = weeks.map(({ week, items }) => {
    const logs = measuredHours(items, measure).map((hours) =>
      Math.log(Math.min(Math.max(hours, LEAST_HOURS), MOST_HOURS)),
    );
    squares += squaredDeviations(logs);
    freedom += Math.max(logs.length - 1, 0);
    return { week, count: logs.length, mean: mean(logs) };
  });
  return { weeks: logWeeks, ticketVariance: Math.max(squares / Math.max(freedom, 1), LEAST_VARIANCE), freedom };
}
