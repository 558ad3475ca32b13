import type { PeriodMetrics, SummaryMetrics } from '@roi-insight/contracts';

/** Before or after the adoption date. */
export type Period = 'pre' | 'post';

/** The metrics of one period. */
export function periodOf(summary: SummaryMetrics, period: Period): PeriodMetrics {
  return period === 'pre' ? summary.pre_claude : summary.post_claude;
}
