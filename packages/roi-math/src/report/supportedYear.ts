import type { Evidence, SummaryMetrics } from '@roi-insight/contracts';

/** The figures of a report, with an annual estimate only if there is enough data for a verdict. */
export function supportedYear(summary: SummaryMetrics, evidence: Evidence | undefined): SummaryMetrics {
  if (evidence?.kind !== 'too-little-data') return summary;
  return { ...summary, improvements: { ...summary.improvements, annual_savings_estimate: null } };
}
