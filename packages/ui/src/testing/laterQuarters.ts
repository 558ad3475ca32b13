import type { Course, Interval, Quarter, Report } from '@roi-insight/contracts';
import { withEvidence } from './netReport.ts';

/** Adds finished quarters to the report. Each one has the tickets of the first quarter, and a saving from `later`, in percent. */
export function withLaterQuarters(report: Report, later: readonly number[], lasting: Course): Report {
  const { evidence } = report;
  if (evidence?.kind !== 'estimated' || evidence.measuredHours === null) throw new Error('The report has no estimate.');
  const { intervalPercent, headlinePercent, tickets, measuredHours } = evidence;
  const quarterOf = (index: number, percent: number | null, [low, high]: Interval): Quarter => ({
    firstWeek: index * 13,
    lastWeek: index * 13 + 12,
    complete: true,
    tickets: tickets.post,
    weeks: 13,
    measuredHours: measuredHours.post,
    effectPercent: percent,
    intervalPercent: [low, high],
    headlinePercent: percent,
    detectablePercent: 14,
  });
  const first = quarterOf(0, headlinePercent, intervalPercent);
  const others = later.map((percent, index) => quarterOf(index + 1, percent, [percent - 11, percent + 9]));
  return withEvidence(report, { quarters: [first, ...others], lasting });
}
