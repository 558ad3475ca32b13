import type { Range } from './range.ts';

/** Dollars of the post period that remain after the step, and the change by the step (negative if it subtracts). */
interface Amounts {
  readonly amount: Range;
  readonly change: Range;
}

/** One step from the headline to the net value, with the numbers that its description needs. */
export type BridgeStep =
  /** The Cost Savings card: savings per task × all tasks of the post period. */
  | (Amounts & { readonly kind: 'headline'; readonly tasks: number })
  /** Subtracts the open tasks, which have saved nothing yet. `tasks`: their number. */
  | (Amounts & { readonly kind: 'not-completed'; readonly tasks: number })
  /** Subtracts the tasks without a measured time. `tasks`: their number. */
  | (Amounts & { readonly kind: 'not-measured'; readonly tasks: number })
  /** Replaces the difference of averages with the estimate and its interval. */
  | (Amounts & { readonly kind: 'evidence'; readonly effectPercent: Range })
  /** Counts only the share of freed time that becomes output. */
  | (Amounts & { readonly kind: 'realization'; readonly rate: Range })
  /** Subtracts the cost of the assistant over the same days. */
  | (Amounts & { readonly kind: 'licenses'; readonly dollars: number; readonly months: number })
  /** The remaining value; `refused` if it is based on more hours than the team works. */
  | (Amounts & { readonly kind: 'net'; readonly refused: boolean });
