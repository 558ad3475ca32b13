import type { TableState } from './TableState.ts';

/** The possible meanings of a status in a file. */
export type StatusMeaning = 'new' | 'in progress' | 'done';

export type StatusMeanings = readonly (readonly [status: string, meaning: StatusMeaning])[];

/** The state of the analysis of a file of tickets. */
export type TicketFileState =
  /** `share` of the file that was read, 0–1; at 1 the report is being made. */
  | { readonly kind: 'reading'; readonly fileName: string; readonly share: number }
  | TableState
  /** All tickets were read: only the reader knows whether these are all. `notes` are sentences about them. */
  | {
      readonly kind: 'found';
      readonly fileName: string;
      readonly count: number;
      readonly notes: readonly string[];
    }
  /** Statuses that only the team can explain. `isMapped`: the column with them was chosen, perhaps wrongly. */
  | {
      readonly kind: 'statuses';
      readonly fileName: string;
      readonly statuses: readonly { readonly name: string; readonly count: number }[];
      readonly isMapped?: boolean | undefined;
    }
  /**
   * `count` is the number of problems, of which the first are listed. `isMapped` says whether the columns were chosen, which
   * may be the reason.
   */
  | {
      readonly kind: 'refused';
      readonly isMapped?: boolean | undefined;
      readonly fileName: string;
      readonly problems: readonly { readonly line: number | null; readonly message: string }[];
      readonly count: number;
    }
  /** The file was read, but none of its tickets counts. `message` says why. */
  | {
      readonly kind: 'nothing-to-measure';
      readonly fileName: string;
      readonly message: string;
      readonly isMapped: boolean;
    };
