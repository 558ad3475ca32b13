import type { MonthlySpend, Report } from '@roi-insight/contracts';
import { totalDays } from '../../report/totalDays.ts';
import { dayNumber } from '../../time/dayNumber.ts';
import { actualSpend } from './actualSpend.ts';
import { ownSpend } from './ownUsage.ts';
import { usageSpend } from './usageSpend.ts';

/** How many days of the post period have a known spend. */
export interface SpendCoverage {
  /** Days of the months that the reader entered. */
  readonly days: number;
  /** Further days, whose spend is known only from usage. */
  readonly usageDays: number;
  /** Days of the post period. */
  readonly of: number;
}

/** Null if the report does not contain the length of its post period. */
export function spendCoverage(report: Report, spend: readonly MonthlySpend[]): SpendCoverage | null {
  const of = totalDays(report, 'post');
  const from = dayNumber(report.summary_metrics.claude_adoption_date);
  if (of === null) return null;
  const usageDays = usageSpend(ownSpend(report), spend, from, of).days;
  return { days: actualSpend(spend, from, of).days, usageDays, of };
}
