import type { Scope } from '@roi-insight/contracts';
import type { NamedSizeField, Project, ReadResult, ReadWindow, Site } from '../tracker/tracker.ts';
import { RequestFailure } from '../RequestFailure.ts';
import type { AnalysisMemory } from './AnalysisMemory.ts';
import type { AnalysisStats } from './runner.ts';
import type { ProgressOfTeam } from './teamProgress.ts';

interface Source {
  readonly tracker: Site;
  readonly window: ReadWindow;
  readonly sizeFieldOf: NamedSizeField['of'];
  /** Fires when the analysis has to stop. The analysis then ends with the signal's reason. */
  readonly signal: AbortSignal;
  readonly memory: AnalysisMemory;
  readonly stats: AnalysisStats;
}

interface ReadChoice {
  readonly scope: Scope | undefined;
  readonly ticketLimit: number;
  readonly progress: ProgressOfTeam;
  /** Whether this is the project of the report: the measure of each ticket stays in memory, and its backlog of bugs is counted. */
  readonly isOwn: boolean;
  /** Ends the reading of this project only. */
  readonly signal?: AbortSignal;
}

/** Reads projects of one tracker within one analysis. */
export class ProjectReader {
  readonly tracker: Site;
  readonly signal: AbortSignal;
  readonly #source: Source;

  constructor(source: Source) {
    this.tracker = source.tracker;
    this.signal = source.signal;
    this.#source = source;
  }

  /**
   * Reads the tickets of a project and passes them to `take`; the tickets are dropped when `take` returns. If the
   * project cannot be read, all its pending requests are aborted.
   */
  async read<T>(project: Project, choice: ReadChoice, take: (read: ReadResult) => T): Promise<T> {
    const { tracker, window, sizeFieldOf, memory: analysis, stats } = this.#source;
    const { scope, ticketLimit, progress, isOwn, signal } = choice;
    const memory = analysis.open();
    const ended = new AbortController();
    try {
      const read = await tracker.readTickets(project, {
        window,
        ticketLimit,
        scope,
        size: sizeFieldOf(project),
        countsOlderBugs: isOwn,
        signal: signal === undefined ? ended.signal : AbortSignal.any([ended.signal, signal]),
        memory,
        onListed: (done, total) => {
          memory.tickets = Math.max(memory.tickets, done);
          progress.report({ stage: 'listing', done, total });
        },
        onRead: (done, total) => {
          memory.tickets = Math.max(memory.tickets, done);
          progress.report({ stage: 'reading', done, total });
        },
      });
      stats.tickets += read.tickets.length;
      return take(read);
    } finally {
      if (isOwn) memory.changes = 0;
      else analysis.close(memory);
      ended.abort(new RequestFailure({ reason: 'analysis-ended' }));
    }
  }
}
