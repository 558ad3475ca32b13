import type { Report } from '@roi-insight/contracts';
import { calendarDateOf } from '../../time/calendarDateOf.ts';
import { dayNumber } from '../../time/dayNumber.ts';
import { finiteOrNull } from '../finiteOrNull.ts';
import { rowPeriod } from './rowPeriod.ts';

export interface CumulativeSaving {
  /** 'Week 1 - 08/25' */
  readonly label: string;
  /** Dollars since adoption; negative if tasks cost more than before. */
  readonly savings: number;
}

/** Number of weeks after adoption that the chart shows. */
const WEEKS_SHOWN = 5;

/**
 * The accumulated product of task count and savings per task, for the first five rows after adoption, in their order. A
 * missing count adds nothing, so later weeks keep their date. Labels count from the adoption date in steps of seven
 * days. Empty if the savings per task are unknown.
 * @example weeks of 10 and 12 tasks, $100 a task, adopted 2025-08-25
 * // [{ label: 'Week 1 - 08/25', savings: 1000 }, { label: 'Week 2 - 09/01', savings: 2200 }]
 */
export function cumulativeSavings(report: Report): CumulativeSaving[] {
  const perTask = report.summary_metrics.improvements.cost_savings_per_task;
  const adoption = dayNumber(report.summary_metrics.claude_adoption_date);
  if (perTask === null || adoption === null) return [];
  const weeks = report.time_series_data.time_savings.filter((row) => rowPeriod(row) === 'post').slice(0, WEEKS_SHOWN);
  let tasks = 0;
  return weeks.flatMap(({ Task_Count: count }, week) => {
    tasks += Math.max(count ?? 0, 0);
    const savings = finiteOrNull(tasks * perTask);
    const [, month, day] = calendarDateOf(adoption + 7 * week).split('-');
    return savings === null ? [] : [{ label: `Week ${week + 1} - ${month}/${day}`, savings }];
  });
}
