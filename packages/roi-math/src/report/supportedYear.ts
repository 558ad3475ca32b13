import type { Evidence, SummaryMetrics } from '@roi-insight/contracts';

/** The figures. If there is too little data for a verdict, they have no annual estimate. */
export function supportedYear(summary: SummaryMetrics, evidence: Evidence | undefined): SummaryMetrics {
  if (evidence?.kind !== 'too-little-data') return summary;
  return { ...summary, improvements: { ...summary.improvements, annual_savings_estimate: null } };
}
