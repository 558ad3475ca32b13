import type { MonthlySpend, Report } from '@roi-insight/contracts';
import { totalDays } from '../report/totalDays.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { actualSpend } from './actualSpend.ts';

/** How many days of the post period the months of a spend cover. */
export interface SpendCoverage {
  readonly days: number;
  /** Days of the post period. */
  readonly of: number;
}

/** Null if the report does not contain the length of its post period. */
export function spendCoverage(report: Report, spend: readonly MonthlySpend[]): SpendCoverage | null {
  const of = totalDays(report, 'post');
  const from = dayNumber(report.summary_metrics.claude_adoption_date);
  return of === null ? null : { days: actualSpend(spend, from, of).days, of };
}
