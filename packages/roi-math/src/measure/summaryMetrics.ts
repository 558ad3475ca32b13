import type { SummaryMetrics } from '@roi-insight/contracts';
import { HOURS_PER_DAY } from '../constants.ts';
import { combine } from '../report/combine.ts';
import { costImprovements, hourlyRate } from '../report/costs.ts';
import type { Settings } from './options.ts';
import { type PeriodCounts, periodMetrics } from './periodMetrics.ts';

/** The specified metrics: both periods, and the changes between them. */
export function summaryMetrics(
  { pre, post }: { readonly pre: PeriodCounts; readonly post: PeriodCounts },
  { adoptionDate, engineerAnnualCost }: Pick<Settings, 'adoptionDate' | 'engineerAnnualCost'>,
): SummaryMetrics {
  const rate = hourlyRate(engineerAnnualCost);
  const periods = { pre_claude: periodMetrics(pre, rate), post_claude: periodMetrics(post, rate) };
  return {
    claude_adoption_date: adoptionDate,
    assumptions: { engineer_annual_cost: engineerAnnualCost, hourly_rate: rate, hours_per_day: HOURS_PER_DAY },
    ...periods,
    improvements: {
      time_savings_percent: combine(
        [periods.pre_claude.avg_hours_per_task, periods.post_claude.avg_hours_per_task],
        (before, after) => ((before - after) / before) * 100,
      ),
      ...costImprovements(periods, post.days),
    },
  };
}
