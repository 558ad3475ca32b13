import type { CoinHistoryRow } from '@roi-insight/contracts';
import { ticketEffects } from '../evidence/series/ticketEffects.ts';
import type { Weeks } from '../measure/weeks.ts';
import type { SeriesTicket } from '../evidence/series/seriesTickets.ts';

type Row = Pick<CoinHistoryRow, 'week' | 'log' | 'type' | 'logSize'>;

/** The tickets of an experiment in a fixed order, week after week. */
export interface CoinWeeks<T extends Row> {
  readonly rows: readonly T[];
  /** Index of the first row of each week, and the number of rows at the end. */
  readonly starts: readonly number[];
}

/** Groups tickets by week; within a week, they keep their order. */
export function coinWeeks<T extends Row>(rows: readonly T[]): CoinWeeks<T> {
  const sorted = rows.toSorted((a, b) => a.week - b.week);
  const starts = sorted.flatMap(({ week }, index) => (sorted[index - 1]?.week === week ? [] : [index]));
  return { rows: sorted, starts: [...starts, sorted.length] };
}

/**
 * Residuals of the within-week analysis of covariance: each value without the mean of its week and without what its type
 * and, if it is used, its size explain. They add up to 0 in every week.
 * @param values one for each row
 */
export function coinResiduals(
  { rows, starts }: CoinWeeks<Row>,
  values: ArrayLike<number>,
  isSizeUsed: boolean,
): Float64Array {
  const items = rows.map(({ type, logSize }, index): SeriesTicket => ({
    hours: 1,
    log: values[index] ?? 0,
    type,
    logSize,
  }));
  const weeks: Weeks<SeriesTicket> = starts
    .slice(1)
    .map((end, week) => ({ week, items: items.slice(starts[week], end) }));
  const effects = ticketEffects(weeks, isSizeUsed);
  const residuals = new Float64Array(rows.length);
  let index = 0;
  for (const { items: ofWeek } of weeks) {
    const rest = ofWeek.map((ticket) => ticket.log - effects.of(ticket));
    const mean = rest.reduce((sum, value) => sum + value, 0) / rest.length;
    for (const value of rest) {
      residuals[index] = value - mean;
      index += 1;
    }
  }
  return residuals;
}
