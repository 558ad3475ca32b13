import type { Usage } from '@roi-insight/contracts';
import type { PersonMapping, UsageRefusal } from '@roi-insight/assistant-usage';

/** The task of the worker: all files together. */
export interface UsageJob {
  readonly files: readonly File[];
  /** The team of all people, unless a file assigns teams; null if a file must assign them. */
  readonly team: string | null;
  /** The columns of a table of persons and days that the reader chose. */
  readonly columns: PersonMapping;
  /** ISO 8601. */
  readonly now: string;
}

/** The messages of the worker. They contain no persons. A refusal has the headings of a table whose columns are unknown. Every message except `progress` is final. */
export type UsageMessage =
  /** The share of the files that was read, 0–1. */
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'read'; readonly usage: Usage }
  | UsageRefusal;
