import type { EstimateMethod } from '@roi-insight/contracts';
import type { ActualSpend } from './actualSpend.ts';
import type { OpenRange, Range } from './range.ts';

/** Dollars of the post period that remain after the step, and the change by the step (negative if it subtracts). */
interface Amounts {
  readonly amount: OpenRange;
  readonly change: OpenRange;
}

/** What the cost of the assistant in the post period consists of. */
export interface LicenseCost {
  /** The sum, in dollars. */
  readonly dollars: number;
  /** Days of the post period. */
  readonly days: number;
  /** The part that was paid by what the reader entered; null if nothing was entered. */
  readonly spend: ActualSpend | null;
  /** Seats × price for the other days, in dollars. */
  readonly seatDollars: number;
  /** The other days, in months. */
  readonly seatMonths: number;
}

/**
 * `gain`: above 0, and at least 0 even at the low end; `loss`: at most 0 even at the high end; `open`: neither; `refused`: based on more
 * hours than the team works.
 */
export type NetOutcome = 'gain' | 'loss' | 'open' | 'refused';

/** Replaces the difference of averages with the estimate of the verdict where that is smaller. */
export type EvidenceStep = Amounts & {
  readonly kind: 'evidence';
  /** How the estimate was made. */
  readonly method: EstimateMethod;
  /** Teams that the effect is the mean of: 1, or all that adopted. */
  readonly adopters: number;
  readonly effectPercent: Range;
  /** What the base amount is: the estimate, the observed difference of averages, or the hours of the team. */
  readonly limit: 'estimate' | 'observed' | 'capacity';
  /** Whether the high end is less than that of the interval: no more than the cards show and the team's hours cost. */
  readonly isHighLimited: boolean;
};

/** One step from the headline to the net value, with the numbers that its description needs. */
export type BridgeStep =
  /** The Cost Savings card: savings per task × all tasks of the post period. */
  | (Amounts & { readonly kind: 'headline'; readonly tasks: number })
  /** Subtracts the open tasks, which have saved nothing yet. `tasks`: their number. */
  | (Amounts & { readonly kind: 'not-completed'; readonly tasks: number })
  /** Subtracts the tasks without a measured time. `tasks`: their number. */
  | (Amounts & { readonly kind: 'not-measured'; readonly tasks: number })
  /** Counts hours that tickets spent in parallel once. Only if the tickets' hours exceed those of the team. */
  | (Amounts & {
      readonly kind: 'parallel';
      readonly measuredHours: number;
      readonly teamHours: number;
      readonly seats: number;
    })
  | EvidenceStep
  /** Counts only the share of freed time that becomes output. */
  | (Amounts & { readonly kind: 'realization'; readonly rate: Range })
  /** Subtracts the cost of the assistant over the same days. */
  | (Amounts & { readonly kind: 'licenses' } & LicenseCost)
  /** The remaining value. */
  | (Amounts & { readonly kind: 'net'; readonly outcome: NetOutcome });
