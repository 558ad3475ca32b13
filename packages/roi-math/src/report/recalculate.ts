import type { Report } from '@roi-insight/contracts';
import { costImprovements, hourlyRate, withCosts } from './costs.ts';
import { supportedYear } from './supportedYear.ts';
import { totalDays } from './totalDays.ts';

/**
 * Recomputes every dollar amount of the report from another engineer cost. Times, counts and evidence do not change.
 * @param engineerAnnualCost dollars a year
 * @throws {RangeError} if the cost is not finite or not above 0
 * @example recalculate(report, 200_000).summary_metrics.assumptions.hourly_rate // 100
 */
export function recalculate(report: Report, engineerAnnualCost: number): Report {
  if (!(Number.isFinite(engineerAnnualCost) && engineerAnnualCost > 0)) {
    throw new RangeError('The annual engineer cost must be a number above 0.');
  }
  const rate = hourlyRate(engineerAnnualCost);
  const summary = report.summary_metrics;
  const periods = {
    pre_claude: withCosts(summary.pre_claude, rate),
    post_claude: withCosts(summary.post_claude, rate),
  };
  const recalculated = {
    ...summary,
    assumptions: { ...summary.assumptions, engineer_annual_cost: engineerAnnualCost, hourly_rate: rate },
    ...periods,
    improvements: { ...summary.improvements, ...costImprovements(periods, totalDays(report, 'post')) },
  };
  return { ...report, summary_metrics: supportedYear(recalculated, report.evidence) };
}
