import type { Measure, PeriodMetrics } from '@roi-insight/contracts';
import { HOURS_PER_DAY } from '../constants.ts';
import { combine } from '../report/combine.ts';
import { withCosts } from '../report/costs.ts';
import { mean } from '../stats/mean.ts';
import type { CompletedTicket } from './classifyTickets.ts';
import { countedHours } from './measured.ts';

/**
 * The metrics of one period. Total tasks = completed in the window + created in it and still open at its end; days = working hours / 8; total cost =
 * average cost × completed tasks. Averages are null if no ticket counts.
 * @param rate dollars per hour
 */
export function periodMetrics(
  period: { completed: readonly CompletedTicket[]; openAtEnd: number; days: number },
  measure: Measure,
  rate: number,
): PeriodMetrics {
  const completed = period.completed.length;
  const total = completed + period.openAtEnd;
  const hours = mean(countedHours(period.completed, measure));
  return withCosts(
    {
      total_tasks: total,
      completed_tasks: completed,
      completion_rate: combine([completed, total], (done, all) => (done / all) * 100),
      avg_days_per_task: combine([hours], (known) => known / HOURS_PER_DAY),
      avg_hours_per_task: hours,
      total_days: period.days,
    },
    rate,
  );
}
