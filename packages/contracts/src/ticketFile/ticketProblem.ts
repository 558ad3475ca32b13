/** Two dates of a ticket in an order that is impossible. */
export type ImpossibleOrder =
  | 'done-before-created'
  | 'started-before-created'
  | 'done-before-started'
  | 'changed-before-created';

/** The reason why an instant is impossible. */
export type ImpossibleInstant = 'before-1990' | 'future';

/** The reason why a text is not a date. `text` is the wrong part. */
export type WrongDate =
  | {
      readonly kind:
        | ImpossibleInstant
        | 'ambiguous'
        | 'no-time'
        | 'not-a-date'
        | 'serial-day'
        | 'unknown-offset'
        | 'unknown-time';
      readonly text: string;
    }
  /** `first`: the meaning of the first of three numbers; null if the date has only one meaning. */
  | { readonly kind: 'unknown-day'; readonly text: string; readonly first: 'day' | 'month' | 'year' | null };

type Of<Kind extends string, Params = unknown> = Kind extends unknown
  ? { readonly kind: Kind } & Readonly<Params>
  : never;

/** An error in a file of tickets. Columns are named as in the file; other parts that are quoted from the file are shortened. */
export type TicketProblem =
  | Of<
      | 'cut'
      | 'empty'
      | 'endless-row'
      | 'no-tickets'
      | 'not-csv'
      | 'not-json'
      | 'not-text-file'
      | 'packed'
      | 'usage-file'
      | 'nul'
      | 'quote'
      | 'too-deep'
    >
  | Of<'not-text', { encoding: string }>
  | Of<'too-many-columns' | 'too-many-issues' | 'too-many-rows'>
  | Of<'too-many-changed-statuses' | 'too-many-statuses', { limit: number }>
  // The first line of a table
  | Of<'both-forms' | 'incomplete-mapping' | 'no-form'>
  | Of<'column-twice', { column: string }>
  | Of<'no-column' | 'same-column', { heading: string }>
  // A row
  | Of<'cells', { cells: number; columns: number }>
  | Of<'control-character' | 'no-date' | 'no-id', { column: string }>
  | Of<'too-long', { column: string; limit: number }>
  | Of<'date', { column: string; date: WrongDate }>
  | Of<'number', { column: string; text: string; unit: 'hours' | 'seconds' }>
  | Of<'two-logged-times', { columns: readonly [string, string] }>
  | Of<'no-change-date' | 'no-status', { status: string; at: string }>
  | Of<'other-value', { id: string; value: 'created' | 'logged-time' | 'resolution' | 'size' | 'type' }>
  | Of<'repeated-ticket', { id: string; firstLine: number }>
  | Of<'impossible-order', { id: string; order: ImpossibleOrder }>
  /** `swapped`: two columns whose names may be swapped; null in JSON. */
  | Of<'impossible-orders', { count: number; tickets: number; swapped: readonly [string, string] | null }>
  | Of<'unknown-status' | 'unknown-category', { name: string; issue: string | null; count: number }>
  // Jira's JSON
  | Of<'github-issues' | 'mixed-content' | 'no-issues'>
  | Of<'issue-without-id' | 'no-changelog' | 'damaged-changelog', { issue: string }>
  | Of<'unreadable-issue', { issue: string; field: string }>
  | Of<'partial-changelog', { issue: string; entries: number; total: number }>
  | Of<'issue-date', { issue: string; field: string | null; instant: string; why: ImpossibleInstant }>
  | Of<'last-page-missing' | 'repeated-issues'>
  | Of<'missing-issues', { total: number; found: number }>
  | Of<'missing-page' | 'overlapping-page', { position: number }>
  | Of<'several-last-pages', { count: number }>
  | Of<'several-totals', { totals: readonly number[] }>;
