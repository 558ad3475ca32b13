import type { CalendarDate } from '@roi-insight/contracts';

/** Why a team does not count. */
export type LostReason =
  | 'unread'
  /** It has no measured ticket after its start. */
  | 'no-tickets'
  /** It is measured by other times than planned. */
  | 'other-measure'
  /** The share of completed tickets with a measured time changed after the first start. */
  | 'measured-share'
  /** Another share of its tickets has an incomplete history, or a status of which Jira does not say whether it is work. */
  | 'histories'
  | 'statuses'
  /** The weeks from which the plan was made no longer give the figures of the plan. */
  | 'planning-weeks';

/** How usage contradicts a start: the assistant was not used after it, it was used before it, or use began this number of weeks later. */
export type StartContradiction = 'not-used' | 'used-before' | number;

/** What usage says about a start. */
export type StartUse = 'shown' | 'unknown' | StartContradiction;

/** Something that was not done as planned, or that cannot be confirmed. */
export type PlanDeviation =
  /** The file was changed after its code was made. */
  | { readonly kind: 'changed' }
  /** The order of the file is not the one that its code and its registration draw. */
  | { readonly kind: 'other-order' }
  /** No issue says when the plan was made. */
  | { readonly kind: 'not-witnessed' }
  /** The issue was created after the first start. */
  | { readonly kind: 'registered-late'; readonly created: string }
  /**
   * The issue was looked up, but it does not exist, does not contain the code, was edited, or was created at another time than the
   * plan says; or several issues contain the code; or its id contradicts its time.
   */
  | { readonly kind: 'not-confirmed'; readonly why: RegistrationProblem | 'other-time' }
  /** Measured with another version, the weeks from which the plan was made no longer give its figures. */
  | { readonly kind: 'other-measurement'; readonly planned: string; readonly used: string }
  | { readonly kind: 'other-host'; readonly planned: string; readonly read: string }
  | {
      readonly kind: 'late-start';
      readonly key: string;
      readonly planned: CalendarDate;
      readonly started: CalendarDate;
    }
  | {
      readonly kind: 'early-start';
      readonly key: string;
      readonly planned: CalendarDate;
      readonly started: CalendarDate;
    }
  /** A team did not start at all. */
  | { readonly kind: 'not-started'; readonly key: string; readonly planned: CalendarDate }
  /** A waiting team used the assistant before the read date. */
  | { readonly kind: 'waiting-used'; readonly key: string; readonly weeks: number }
  /** Usage contradicts the start that counts for a team. */
  | {
      readonly kind: 'usage-start';
      readonly key: string;
      readonly start: CalendarDate;
      readonly use: StartContradiction;
    }
  /** A team was not read and measured as at planning; its weeks are missing. */
  | { readonly kind: 'lost-team'; readonly key: string; readonly why: LostReason };

/** The actual starts of teams: a day, or null for a team that never started. A team that is not in the map started as planned. */
export type ActualStarts = ReadonlyMap<string, CalendarDate | null>;

/** The state of a registration's issue in the tracker; `saved` if a file of a report says that it was found. */
export type RegisteredIssue =
  | {
      readonly kind: 'found' | 'saved';
      readonly id: string;
      readonly key: string;
      readonly created: string;
      /** The other issues of the site that register plans: their number, and the keys of the first of them. Null if they were not searched. */
      readonly others: { readonly count: number; readonly keys: readonly string[] } | null;
    }
  | { readonly kind: RegistrationProblem };

/** Why the issue does not prove when the plan was made. */
type RegistrationProblem = 'missing' | 'other-code' | 'several' | 'edited' | 'several-codes' | 'out-of-order';
