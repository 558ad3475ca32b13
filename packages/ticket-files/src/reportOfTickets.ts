import {
  type CalendarDate,
  type Funnel,
  type Look,
  MAX_SCOPE_NAME_LENGTH,
  type Measure,
  type Report,
  type SizeSource,
  type Usage,
} from '@roi-insight/contracts';
import {
  analyzeTimedTickets,
  NothingToMeasureError,
  reportOf,
  reportUsage,
  type TicketAnalysis,
} from '@roi-insight/roi-math';
import type { TicketFile } from './readTicketFile.ts';

/** Parameters of a report from a file. */
export interface TicketReportOptions {
  readonly adoptionDate: CalendarDate;
  /** IANA name of the zone for days and working hours. */
  readonly timeZone: string;
  /** Creation time of the report, ISO 8601. */
  readonly now: string;
  /** Name of the file. */
  readonly fileName: string;
  /** Whether the report includes per-ticket measures. */
  readonly includeTickets: boolean;
  /** The names of resolutions for which nothing was built. Absent: the usual ones. */
  readonly withoutWork?: readonly string[] | undefined;
  /** The number of this report in a series on the same adoption; absent for a single report. */
  readonly look?: Look | undefined;
  /** The use of the assistant by the team, which must be the only team in the usage: see {@link isOfOneTeam}. */
  readonly usage?: Usage | undefined;
}

/**
 * A report or, if no ticket counts, the number of tickets for each reason why they do not count, and the measure that
 * was used. `undated` is the number of tickets out of scope that are done, but have no date on which they ended.
 */
export type TicketReport =
  | { readonly kind: 'report'; readonly report: Report }
  | {
      readonly kind: 'nothing-to-measure';
      readonly funnel: Funnel;
      readonly measure: Measure;
      readonly undated: number;
    };

/**
 * Creates the report on a file's tickets. The report equals the report on a Jira with the same tickets. It ends at the last event in the file,
 * because the weeks since the export would look like weeks without work.
 * @throws {RangeError} if an option is invalid
 */
export function reportOfTickets(file: TicketFile, options: TicketReportOptions): TicketReport {
  const { adoptionDate, timeZone, now, fileName, includeTickets, look, usage, withoutWork } = options;
  const nowMs = Date.parse(now);
  const asOf = new Date(Number.isFinite(file.latestMs) ? Math.min(file.latestMs, nowMs) : nowMs).toISOString();
  const { tickets, outOfScope, unreadable, incompleteHistories } = file;
  try {
    const analysis = analyzeTimedTickets(tickets, {
      adoptionDate,
      asOf,
      timeZone,
      outOfScope,
      unreadable,
      wholeDays: file.hasWholeDays,
      ...(look === undefined ? {} : { look }),
      ...(withoutWork === undefined ? {} : { withoutWork }),
    });
    const name = fileName.replace(/\.[^.]*$/, '');
    const origin = { fetched_at: asOf, tracker: 'file', host: fileName, project: { key: name, name } } as const;
    const report = reportOf(analysis, {
      ...origin,
      size: sizeSource(file),
      usage: usage === undefined ? null : usageOf(usage, origin.project, analysis),
      doubts: { incompleteHistories, unclearStatuses: [] },
      sample: false,
      includeTickets,
    });
    return { kind: 'report', report };
  } catch (cause) {
    if (!(cause instanceof NothingToMeasureError)) throw cause;
    const undated = tickets.filter(
      ({ category, resolvedAtMs, transitions }) =>
        category === 'done' && resolvedAtMs === null && transitions.length === 0,
    );
    return { kind: 'nothing-to-measure', funnel: cause.funnel, measure: cause.measure, undated: undated.length };
  }
}

/** The usage of the team, under the name of the file. */
function usageOf(usage: Usage, project: { readonly key: string; readonly name: string }, analysis: TicketAnalysis) {
  const { pre, post } = analysis.provenance.windows;
  const sources = usage.sources.map((source) => ({
    ...source,
    teams: source.teams.map(({ people, weeks }) => ({ name: project.key, people, weeks })),
  }));
  return reportUsage({ ...usage, sources }, project, [], { from: pre.from, to: post.to });
}

function sizeSource({ tickets, sizeColumn }: TicketFile): SizeSource | undefined {
  if (!tickets.some(({ size = 0 }) => size > 0)) return undefined;
  if (sizeColumn === null) return { source: 'original-estimate' };
  return { source: 'column', name: sizeColumn.slice(0, MAX_SCOPE_NAME_LENGTH) };
}
