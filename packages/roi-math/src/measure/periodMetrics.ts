import type { PeriodMetrics } from '@roi-insight/contracts';
import { HOURS_PER_DAY } from '../constants.ts';
import { combine } from '../report/combine.ts';
import { withCosts } from '../report/costs.ts';
import type { Period } from '../report/period.ts';
import { boundedSum, countedHours } from './measured.ts';
import type { ReadTickets } from './readTickets.ts';

/** The tickets of a period, counted. Counts of several teams can be added up. */
export interface PeriodCounts {
  readonly completed: number;
  /** Created in the period and still open at its end. */
  readonly openAtEnd: number;
  readonly days: number;
  /** The tickets that count in the averages, and the sum of their hours. */
  readonly averaged: { readonly tickets: number; readonly hours: number };
}

export function periodCounts(
  { periods, classified, windows, measure }: Pick<ReadTickets, 'periods' | 'classified' | 'windows' | 'measure'>,
  side: Period,
): PeriodCounts {
  const completed = periods[side];
  return {
    completed: completed.length,
    openAtEnd: classified.openAtEnd[side],
    days: windows[side].to - windows[side].from,
    averaged: boundedSum(countedHours(completed, measure)),
  };
}

/**
 * The metrics of one period. Total tasks = completed in the window + created in it and still open at its end; days = working hours / 8; total cost =
 * average cost × completed tasks. Averages are null if no ticket counts.
 * @param rate dollars per hour
 */
export function periodMetrics({ completed, openAtEnd, days, averaged }: PeriodCounts, rate: number): PeriodMetrics {
  const total = completed + openAtEnd;
  const hours = averaged.tickets === 0 ? null : averaged.hours / averaged.tickets;
  return withCosts(
    {
      total_tasks: total,
      completed_tasks: completed,
      completion_rate: combine([completed, total], (done, all) => (done / all) * 100),
      avg_days_per_task: combine([hours], (known) => known / HOURS_PER_DAY),
      avg_hours_per_task: hours,
      total_days: days,
    },
    rate,
  );
}
