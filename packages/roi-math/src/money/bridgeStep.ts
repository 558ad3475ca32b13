import type { EstimateMethod } from '@roi-insight/contracts';
import type { ActualSpend } from './spend/actualSpend.ts';
import type { OpenRange, Range } from './range.ts';

/** Dollars of the period that remain after the step, and the change by the step (negative if it subtracts). */
interface Amounts {
  readonly amount: OpenRange;
  readonly change: OpenRange;
}

/** Amounts of the first quarter, counted once for the quarter or four times for the year. */
type FirstQuarter = Amounts & { readonly times: 1 | 4 };

/** The parts of the assistant's cost in a period. */
export interface LicenseCost {
  /** The cost in dollars: the sum of the parts. */
  readonly dollars: number;
  /** Days of the period. */
  readonly days: number;
  /** The part that comes from the spend entered by the reader; null if none was entered. */
  readonly spend: ActualSpend | null;
  /** The part that comes from the spend in usage, on days for which no spend was entered; null if usage has no spend for such days. */
  readonly usage: ActualSpend | null;
  /** Seats × price for the days that neither `spend` nor `usage` covers, in dollars. */
  readonly seatDollars: number;
  /** The days that neither `spend` nor `usage` covers, in months. */
  readonly seatMonths: number;
}

/**
 * The meaning of the net value. A gain or a loss needs a range that is wholly on that side of 0, and in every measured
 * quarter an interval of time of that direction.
 * - `gain`: faster, and above 0 even at the low end
 * - `weak-gain`: the same with evidence of grade D, which is too weak to call it a gain
 * - `loss`: slower, and below 0 even at the high end
 * - `no-gain`: at most 0 even at the high end, because the licenses cost more than the savings
 * - `nothing`: saved time has no value, because it is not put to use or an hour costs nothing, so only the licenses
 *   count
 * - `open`: a change was found, but the range has gains and losses, or not every measured quarter shows the change
 * - `inconclusive`: no change was found, or the averages contradict it
 * - `costs-more`: below 0 even at the high end, although the intervals of time have gains and losses
 * - `refused`: based on more hours than the team works
 */
export type NetOutcome =
  | 'gain'
  | 'weak-gain'
  | 'loss'
  | 'no-gain'
  | 'nothing'
  | 'open'
  | 'inconclusive'
  | 'costs-more'
  | 'refused';

/** Replaces the difference of averages with the estimate of the verdict. If a change was found, the difference stays if it is smaller. */
export type EvidenceStep = FirstQuarter & {
  readonly kind: 'evidence';
  /** The method of the estimate. */
  readonly method: EstimateMethod;
  /** The effect is the mean over this number of teams: 1, or all adopters. */
  readonly adopters: number;
  readonly effectPercent: Range;
  /**
   * The origin of the base amount: the estimate, the observed difference of averages, or the hours of the team. Without a
   * claim, the interval counts on both sides alike: no change was found (`interval`), or the averages show the opposite
   * (`conflict`).
   */
  readonly limit: 'estimate' | 'observed' | 'capacity' | 'interval' | 'conflict';
  /** Whether the cards or the cost of the team's hours limit the high end, so that it is below the high end of the interval. */
  readonly isHighLimited: boolean;
};

/** One step from the headline to the net value, with the numbers that its description needs. */
export type BridgeStep =
  /** The Cost Savings card: savings per task × all tasks of the post period. Of a year: the Annual Projection card. */
  | (FirstQuarter & { readonly kind: 'headline'; readonly tasks: number })
  /** What the later quarters of the year showed instead of repeating the first quarter. */
  | (Amounts & { readonly kind: 'later-quarters' })
  /** Subtracts the open tasks, which have saved nothing yet. `tasks`: their number. */
  | (FirstQuarter & { readonly kind: 'not-completed'; readonly tasks: number })
  /** Subtracts the tasks without a measured time. `tasks`: their number. */
  | (FirstQuarter & { readonly kind: 'not-measured'; readonly tasks: number })
  /**
   * Counts an hour only once if tickets spent it in parallel. If the team's hours are not below the tickets' hours, this
   * step is missing.
   */
  | (FirstQuarter & {
      readonly kind: 'parallel';
      readonly measuredHours: number;
      readonly teamHours: number;
      readonly seats: number;
    })
  | EvidenceStep
  /** Counts only the share of the hours, saved or lost, that changes output. */
  | (Amounts & { readonly kind: 'realization'; readonly rate: Range })
  /** Subtracts the cost of the assistant over the same days. */
  | (Amounts & { readonly kind: 'licenses' } & LicenseCost)
  /** The remaining value. */
  | (Amounts & { readonly kind: 'net'; readonly outcome: NetOutcome });
