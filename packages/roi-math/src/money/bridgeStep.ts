import type { Range } from './range.ts';

/** Dollars of the post period that are left after the step, and what the step changed (negative: took away). */
interface Amounts {
  readonly amount: Range;
  readonly change: Range;
}

/** One step from the headline to what can be defended, with the numbers its sentence needs. */
export type BridgeStep =
  /** The Cost Savings card: savings per task × all tasks of the post period. */
  | (Amounts & { readonly kind: 'headline'; readonly tasks: number })
  /** Open tasks have saved nothing yet. `tasks`: how many were taken off. */
  | (Amounts & { readonly kind: 'not-completed'; readonly tasks: number })
  /** Nothing is known about tasks without a measured time. `tasks`: how many were taken off. */
  | (Amounts & { readonly kind: 'not-measured'; readonly tasks: number })
  /** The difference of averages gives way to the estimate with its interval. */
  | (Amounts & { readonly kind: 'evidence'; readonly effectPercent: Range })
  /** Freed time that becomes output. */
  | (Amounts & { readonly kind: 'realisation'; readonly rate: Range })
  /** What the assistant costs in the same days. */
  | (Amounts & { readonly kind: 'licences'; readonly dollars: number; readonly months: number })
  /** What is left; `refused`: it rests on more hours than the team works. */
  | (Amounts & { readonly kind: 'net'; readonly refused: boolean });
