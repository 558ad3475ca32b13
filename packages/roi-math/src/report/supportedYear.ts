import type { Evidence, SummaryMetrics } from '@roi-insight/contracts';

/** The figures; without the annual estimate if there is too little data for one. */
export function supportedYear(summary: SummaryMetrics, evidence: Evidence | undefined): SummaryMetrics {
  if (evidence?.kind !== 'too-little-data') return summary;
  return { ...summary, improvements: { ...summary.improvements, annual_savings_estimate: null } };
}
