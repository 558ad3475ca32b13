/** Direction of a value. `flat` means that there is no difference, or that it may be chance. */
export type MetricTrend = 'up' | 'down' | 'flat';
/** Whether the value is good or bad for the reader. */
export type MetricTone = 'positive' | 'negative' | 'neutral';

/** How a value is calculated. */
export interface Calculation {
  /** The formula in words. */
  readonly formula: string;
  /** The formula with the numbers of this report. */
  readonly numbers: string;
}

/** The value of a card. A new object restarts the count-up animation, even with the same value. */
export interface MetricCardValue {
  /** Null if the value cannot be computed. */
  readonly value: number | null;
  readonly format: (value: number | null) => string;
  /** The reason, shown instead of the subtitle when there is no value. */
  readonly missing: string;
}

/** The cards in the order in which they are shown, each with the name of its figure. */
export const METRIC_CARDS = [
  { id: 'time-savings', title: 'Time Savings' },
  { id: 'hours-saved', title: 'Hours Saved' },
  { id: 'cost-savings', title: 'Cost Savings' },
  { id: 'annual-projection', title: 'Annual Projection' },
] as const;

export type MetricCardId = (typeof METRIC_CARDS)[number]['id'];

/** A card as data, for screen and PDF. */
export interface MetricCardContent {
  readonly id: MetricCardId;
  readonly title: string;
  readonly figure: MetricCardValue;
  readonly trend: MetricTrend;
  readonly tone: MetricTone;
  /** The line below the figure. */
  readonly subtitle: string;
  /** A second line if the evidence does not support the figure; null if it does. */
  readonly doubt: string | null;
  /** Shown on the back of the card. */
  readonly calculation?: Calculation;
}
