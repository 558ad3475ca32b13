import type { Calendar, FixedRole, Scope } from '@roi-insight/contracts';

/** The choices of the person who plans. Everything else in a plan is derived from the tickets. */
export interface PlanChoice {
  /** Weeks from the first start to the day on which the report is read. */
  readonly weeks: number;
  /** Weeks until a team that has started uses the assistant fully. */
  readonly rampWeeks: number;
  /** The smallest saving that the plan must be able to find, as a share. */
  readonly smallestSaving: number;
  /** Name of the field with the size of tickets; null if the plan uses no size. */
  readonly sizeField: string | null;
  /** Teams whose start is not drawn, by key. */
  readonly fixed: ReadonlyMap<string, FixedRole>;
  /** Scope and calendar of the teams that have settings of their own, by key. */
  readonly settings: ReadonlyMap<string, { readonly scope: Scope | null; readonly calendar: Calendar | null }>;
}
