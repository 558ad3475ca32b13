import type { CalendarDate, PlanDoubt } from '@roi-insight/contracts';

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
  /** A team could not be read; its weeks are missing. */
  | { readonly kind: 'lost-team'; readonly key: string }
  | { readonly kind: 'other-measure'; readonly key: string }
  | { readonly kind: 'doubt'; readonly key: string; readonly doubt: PlanDoubt };

/** The actual starts of teams: a day, or null for a team that never started. A team that is not in the map started as planned. */
export type ActualStarts = ReadonlyMap<string, CalendarDate | null>;

/** The state of a registration's issue in the tracker. */
export type RegisteredIssue =
  | {
      readonly kind: 'found';
      readonly id: string;
      readonly key: string;
      readonly created: string;
      /** The other issues of the site that register plans: their number, and the keys of the first of them. Null if they were not searched. */
      readonly others: { readonly count: number; readonly keys: readonly string[] } | null;
    }
  | { readonly kind: RegistrationProblem };

/** Why the issue does not prove when the plan was made. */
type RegistrationProblem = 'missing' | 'other-code' | 'several' | 'edited' | 'several-codes' | 'out-of-order';
