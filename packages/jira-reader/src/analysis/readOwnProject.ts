import {
  type AppliedCalendar,
  type AppliedScope,
  leavesTicketsOut,
  type Progress,
  type Scope,
} from '@roi-insight/contracts';
import {
  analyzeTimedTickets,
  type AnalyzeTicketsOptions,
  NothingToMeasureError,
  type TeamSeries,
  teamSeries,
  type TicketAnalysis,
} from '@roi-insight/roi-math';
import { RequestFailure } from '../RequestFailure.ts';
import type { Project, ReadingDoubts, ReadResult } from '../tracker/tracker.ts';
import type { ProjectReader } from './ProjectReader.ts';
import type { ProgressOfTeam } from './teamProgress.ts';

interface OwnChoice {
  readonly project: Project;
  readonly ticketLimit: number;
  readonly scope: Scope | undefined;
  readonly calendar: AppliedCalendar | undefined;
  readonly options: AnalyzeTicketsOptions;
  /** Whether other teams are read afterwards. */
  readonly isCompared: boolean;
  readonly progress: ProgressOfTeam;
}

/** The parts of the report's project that are kept. */
interface OwnProject {
  readonly analysis: TicketAnalysis;
  /** Null if the project is not compared with other teams. */
  readonly series: TeamSeries | null;
  readonly scope: AppliedScope | undefined;
  /** Whether any ticket of the project has a size. */
  readonly hasSizes: boolean;
  readonly doubts: ReadingDoubts;
  /** Number of tickets found. */
  readonly found: number;
  /** Ids of the project's tickets; empty if the project is not compared. */
  readonly ids: Float64Array;
  /** Keys of the project's tickets that count; empty if the project is not compared. */
  readonly keys: readonly string[];
  /** The last line of progress, with the entries to which the scope can be narrowed. */
  readonly last: Progress;
}

/** Reads and measures the project of the report. Throws a `RequestFailure`. */
export async function readOwnProject(reader: ProjectReader, choice: OwnChoice): Promise<OwnProject> {
  const { ticketLimit, scope, progress, isCompared } = choice;
  const kept = { scope, ticketLimit, progress, isOwn: true };
  const own = await reader.read(choice.project, kept, (read) => {
    const last: Progress = { stage: 'analysing', done: 0, total: read.tickets.length, available: read.available };
    if (!isCompared) progress.report(last);
    reader.signal.throwIfAborted();
    try {
      return { ...measure(read, choice), last };
    } catch (cause) {
      // The last line is always sent, because it contains the choices that the client offers for the scope.
      if (isCompared) progress.report(last);
      throw cause;
    }
  });
  progress.end();
  return own;
}

function measure(read: ReadResult, { project, options, calendar, isCompared }: OwnChoice) {
  const { key, name } = project;
  const { tickets, listed, outOfScope, unreadable, olderBugs, doubts, scope } = read;
  const counted = { ...options, outOfScope, unreadable, olderBugs };
  try {
    return {
      analysis: analyzeTimedTickets(tickets, counted),
      series: isCompared ? teamSeries(tickets, { key, name, adopted: options.adoptionDate }, counted) : null,
      scope,
      hasSizes: tickets.some(({ size = 0 }) => size > 0),
      doubts,
      found: tickets.length + outOfScope + unreadable,
      ids: isCompared ? Float64Array.from(listed, Number) : new Float64Array(),
      keys: isCompared ? tickets.map(({ key }) => key) : [],
    };
  } catch (cause) {
    if (!(cause instanceof NothingToMeasureError)) throw cause;
    const { funnel, measure } = cause;
    throw new RequestFailure({
      reason: 'nothing-to-measure',
      source: 'project',
      funnel,
      measure,
      choices: [
        ...(scope === undefined ? [] : (['scope'] as const)),
        ...(leavesTicketsOut(scope) ? (['filter'] as const) : []),
        ...(scope?.work_statuses === undefined ? [] : (['work-statuses'] as const)),
        ...(calendar === undefined ? [] : (['calendar'] as const)),
      ],
    });
  }
}
