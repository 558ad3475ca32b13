import type { readTeamTable } from '@roi-insight/assistant-usage';

/** The task of the worker: one table of teams. */
export interface TeamTableJob {
  readonly table: File;
  /** ISO 8601. */
  readonly now: string;
}

/** The message of the worker. */
export interface TeamTableMessage {
  readonly kind: 'table';
  /** The text of the file; null if the file is not text. */
  readonly text: string | null;
  readonly result: Awaited<ReturnType<typeof readTeamTable>>;
}
