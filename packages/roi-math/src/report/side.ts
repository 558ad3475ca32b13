import type { PeriodMetrics, SummaryMetrics } from '@roi-insight/contracts';

/** Before or after the adoption date. */
export type Side = 'pre' | 'post';

/** The metrics of one side. */
export function periodOf(summary: SummaryMetrics, side: Side): PeriodMetrics {
  return side === 'pre' ? summary.pre_claude : summary.post_claude;
}
