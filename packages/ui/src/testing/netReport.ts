import { type EvidenceFields, type Report, evidenceFrom } from '@roi-insight/contracts';

/** The report with a partly changed evidence. */
export function withEvidence(report: Report, over: Partial<EvidenceFields>): Report {
  const { evidence } = report;
  if (evidence === undefined) throw new Error('The report has no evidence to change.');
  return { ...report, evidence: evidenceFrom({ ...evidence, ...over }) };
}

/** Measured hours of both periods, from ticket counts and average hours. */
export const measuredHours = (tickets: { pre: number; post: number }, average: { pre: number; post: number }) => ({
  pre: { tickets: tickets.pre, hours: tickets.pre * average.pre },
  post: { tickets: tickets.post, hours: tickets.post * average.post },
});
