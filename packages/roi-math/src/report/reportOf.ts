import type {
  AppliedCalendar,
  AppliedScope,
  Comparison,
  Evidence,
  Provenance,
  Quality,
  Report,
  ReportUsage,
  SizeSource,
  UnclearStatus,
} from '@roi-insight/contracts';
import type { TicketAnalysis } from '../analyzeTickets.ts';

/** The origin of a report's tickets, and the choices made for it. */
export interface ReportOrigin extends Pick<Provenance, 'fetched_at' | 'tracker' | 'host' | 'project' | 'sample'> {
  /** The source of the tickets' sizes; undefined if no ticket has a size. */
  readonly size?: SizeSource | undefined;
  readonly scope?: AppliedScope | undefined;
  readonly calendar?: AppliedCalendar | undefined;
  readonly scopeChanges?: number | undefined;
  /** Data of the tickets that are uncertain, although all tickets were read. */
  readonly doubts?: { readonly incompleteHistories: number; readonly unclearStatuses: readonly UnclearStatus[] };
  /** The result of a comparison with other teams; null if there was none. */
  readonly compared?: {
    readonly comparison: Comparison;
    readonly evidence: Evidence;
    readonly quality: Quality;
  } | null;
  /** The teams' use of the assistant; null if no usage was given. */
  readonly usage?: ReportUsage | null;
  /** Whether the report contains a measure of each ticket. */
  readonly includeTickets: boolean;
}

/** The report of an analysis, with its fields in a fixed order, so that its JSON is the same wherever it is made. */
export function reportOf(analysis: TicketAnalysis, origin: ReportOrigin): Report {
  const { size, scope, calendar, scopeChanges, doubts, compared = null, usage = null, includeTickets } = origin;
  const { incompleteHistories = 0, unclearStatuses = [] } = doubts ?? {};
  return {
    success: true,
    summary_metrics: analysis.summary_metrics,
    time_series_data: analysis.time_series_data,
    evidence: compared?.evidence ?? analysis.evidence,
    ...(compared && { comparison: compared.comparison }),
    ...(usage && { usage }),
    quality: compared?.quality ?? analysis.quality,
    provenance: {
      ...analysis.provenance,
      ...(size && { size }),
      ...(scope && { scope }),
      ...(calendar && { calendar }),
      ...(scopeChanges && { scope_changes: scopeChanges }),
      ...(incompleteHistories > 0 && { incomplete_histories: incompleteHistories }),
      ...(unclearStatuses.length > 0 && { unclear_statuses: [...unclearStatuses] }),
      fetched_at: origin.fetched_at,
      tracker: origin.tracker,
      host: origin.host,
      project: origin.project,
      sample: origin.sample,
    },
    ...(includeTickets ? { tickets: analysis.tickets } : {}),
  };
}
