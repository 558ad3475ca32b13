import type { Measure, PeriodMetrics } from '@roi-insight/contracts';
import { combine } from '../report/combine.ts';
import { withCosts } from '../report/costs.ts';
import { mean } from '../stats/mean.ts';
import type { CompletedTicket } from './census.ts';
import { analysedHours } from './measured.ts';

const HOURS_A_DAY = 8;

/**
 * The metrics of one side. Total tasks = completed in the window + created in it and still open at its end;
 * days = working hours / 8; total cost = average cost × completed tasks.
 * @param rate dollars an hour
 */
export function periodMetrics(
  side: { completed: readonly CompletedTicket[]; openAtEnd: number; days: number },
  measure: Measure,
  rate: number,
): PeriodMetrics {
  const completed = side.completed.length;
  const total = completed + side.openAtEnd;
  const hours = mean(analysedHours(side.completed, measure));
  return withCosts(
    {
      total_tasks: total,
      completed_tasks: completed,
      completion_rate: combine([completed, total], (done, all) => (done / all) * 100),
      avg_days_per_task: combine([hours], (known) => known / HOURS_A_DAY),
      avg_hours_per_task: hours,
      total_days: side.days,
    },
    rate,
  );
}
