import type { PeriodMetrics, SummaryMetrics } from '@roi-insight/contracts';

export type Period = 'pre' | 'post';

export function periodOf(summary: SummaryMetrics, period: Period): PeriodMetrics {
  return period === 'pre' ? summary.pre_claude : summary.post_claude;
}
