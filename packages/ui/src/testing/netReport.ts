import type { Evidence, Report } from '@roi-insight/contracts';

/** A report whose evidence is another one in some parts. */
export function withEvidence(report: Report, over: Partial<Evidence>): Report {
  const { evidence } = report;
  if (evidence === undefined) throw new Error('The report has no evidence to change.');
  return { ...report, evidence: { ...evidence, ...over } };
}

/** Measured tickets and their average hours on both sides. */
export const measuredHours = (tickets: { pre: number; post: number }, average: { pre: number; post: number }) => ({
  pre: { tickets: tickets.pre, hours: tickets.pre * average.pre },
  post: { tickets: tickets.post, hours: tickets.post * average.post },
});
