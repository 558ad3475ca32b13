import type { TableState } from './TableState.ts';

/** The possible meanings of a status in a file. */
export type StatusMeaning = 'new' | 'in progress' | 'done';

export type StatusMeanings = readonly (readonly [status: string, meaning: StatusMeaning])[];

export type TicketFileState =
  /** `share` is the share of the file that was read, 0–1. At 1, the report is being made. */
  | { readonly kind: 'reading'; readonly fileName: string; readonly share: number }
  | TableState
  /**
   * All tickets of the file were read, but only the reader knows whether the file is complete. `notes` are sentences
   * about the tickets.
   */
  | {
      readonly kind: 'found';
      readonly fileName: string;
      readonly count: number;
      readonly notes: readonly string[];
    }
  /** Statuses that only the team can explain. `isMapped` says whether the reader chose the column, perhaps the wrong one. */
  | {
      readonly kind: 'statuses';
      readonly fileName: string;
      readonly statuses: readonly { readonly name: string; readonly count: number }[];
      /** Whether they are Jira's categories of statuses. */
      readonly areCategories?: boolean;
      readonly isMapped?: boolean | undefined;
    }
  /**
   * `count` is the number of problems; only the first ones are listed. `isMapped` says whether the reader chose the
   * columns, which may be the reason.
   */
  | {
      readonly kind: 'refused';
      readonly isMapped?: boolean | undefined;
      readonly fileName: string;
      readonly problems: readonly { readonly line: number | null; readonly message: string }[];
      readonly count: number;
    }
  /** The file was read, but none of its tickets counts. `message` gives the reason. */
  | {
      readonly kind: 'nothing-to-measure';
      readonly fileName: string;
      readonly message: string;
      readonly isMapped: boolean;
    };
