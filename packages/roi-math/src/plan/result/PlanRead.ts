import type { CalendarDate } from '@roi-insight/contracts';
import type { PlanDeviation } from './PlanDeviation.ts';
import type { SameWork } from './sameWork.ts';
import type { WaitingHarm } from './waitingHarm.ts';

/** A condition of the grade A+. The report names a cause only if no condition is `not-met`. */
export interface PlanCondition {
  readonly kind:
    | 'one-plan'
    | 'drawn'
    | 'teams'
    | 'starts'
    | 'waiting-waited'
    | 'same-work'
    | 'same-measurement'
    | 'no-harm';
  readonly state: 'met' | 'not-met' | 'not-confirmed';
}

export type PlanGrade = 'A+' | 'A' | 'B' | 'C';

/** A bar of the permutation distribution: orders whose statistic with its sign lies in [from, to). */
export interface OrderBin {
  readonly from: number;
  readonly to: number;
  readonly orders: number;
}

interface PlanChecked {
  readonly deviations: readonly PlanDeviation[];
  /** The Monday on which the report may be read: the first start plus the length of the plan. */
  readonly readOn: CalendarDate;
  /** Tickets that were read before and after the first start. */
  readonly tickets: { readonly before: number; readonly after: number };
}

/** The report on a plan before its read date. It has no verdict. */
export interface PlanWaiting extends PlanChecked {
  readonly kind: 'waiting';
  /** Number of the plan's weeks that have closed. */
  readonly closedWeeks: number;
}

/** Measured hours of a team that started before the end of the plan. */
export interface StartedHours {
  readonly key: string;
  readonly hours: number;
  /** The measured hours, with each week weighted by its share of the full effect, because less is saved while the effect builds up. */
  readonly effectHours: number;
  /** Calendar days from the planned start to the read date. */
  readonly days: number;
}

export interface PlanRead extends PlanChecked {
  readonly kind: 'read';
  readonly verdict: 'faster' | 'slower' | 'no-detectable-change';
  /** The share of the orders that look at least as extreme as the real one, itself included. */
  readonly p: number;
  /** Number of the compared orders that look at least as extreme as the real one, itself included. */
  readonly extreme: number;
  readonly compared: number;
  /** All orders that could have been drawn; `compared` is the same number if all orders were compared. */
  readonly possible: number;
  /** The shape of the effect that determines the sign. */
  readonly shape: 'at-once' | 'ramp';
  /** Percent of the time saved, positive if tickets take less time. */
  readonly savedPercent: number;
  /** Ends of the interval in percent saved; null if no value on that side was excluded. */
  readonly interval: { readonly low: number | null; readonly high: number | null };
  /** The statistic with its sign: positive if tickets took less time. */
  readonly statistic: number;
  readonly distribution: readonly OrderBin[];
  readonly grade: PlanGrade;
  readonly conditions: readonly PlanCondition[];
  readonly sameWork: SameWork;
  readonly waitingHarm: WaitingHarm;
  /** For each started team, the measured hours of its tickets between its start and the read date. */
  readonly hours: readonly StartedHours[];
}

export type PlanResult = PlanWaiting | PlanRead;
