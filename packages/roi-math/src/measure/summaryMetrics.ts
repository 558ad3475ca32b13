import type { Measure, SummaryMetrics } from '@roi-insight/contracts';
import { HOURS_PER_DAY } from '../constants.ts';
import { combine } from '../report/combine.ts';
import { costImprovements, hourlyRate } from '../report/costs.ts';
import type { ClassifiedTickets, CompletedTicket } from './classifyTickets.ts';
import type { Settings } from './options.ts';
import { periodMetrics } from './periodMetrics.ts';
import type { Windows } from './windows.ts';

/** The specified metrics: both periods, and the changes between them. */
export function summaryMetrics(
  completed: { readonly pre: readonly CompletedTicket[]; readonly post: readonly CompletedTicket[] },
  openAtEnd: ClassifiedTickets['openAtEnd'],
  { pre, post }: Windows,
  { adoptionDate, engineerAnnualCost }: Settings,
  measure: Measure,
): SummaryMetrics {
  const rate = hourlyRate(engineerAnnualCost);
  const days = post.to - post.from;
  const periods = {
    pre_claude: periodMetrics(
      { completed: completed.pre, openAtEnd: openAtEnd.pre, days: pre.to - pre.from },
      measure,
      rate,
    ),
    post_claude: periodMetrics({ completed: completed.post, openAtEnd: openAtEnd.post, days }, measure, rate),
  };
  return {
    claude_adoption_date: adoptionDate,
    assumptions: { engineer_annual_cost: engineerAnnualCost, hourly_rate: rate, hours_per_day: HOURS_PER_DAY },
    ...periods,
    improvements: {
      time_savings_percent: combine(
        [periods.pre_claude.avg_hours_per_task, periods.post_claude.avg_hours_per_task],
        (before, after) => ((before - after) / before) * 100,
      ),
      ...costImprovements(periods, days),
    },
  };
}
