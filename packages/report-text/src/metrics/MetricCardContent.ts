/** Direction of a value. `flat`: no difference, or one that may be chance. */
export type MetricTrend = 'up' | 'down' | 'flat';
/** What the value means for the reader. */
export type MetricTone = 'positive' | 'negative' | 'neutral';

/** How a value is calculated. */
export interface Calculation {
  /** As text. */
  readonly formula: string;
  /** With the numbers of this report. */
  readonly numbers: string;
}

/** The value of a card. A new object counts up again, even with the same value. */
export interface MetricCardValue {
  /** Null if it cannot be computed. */
  readonly value: number | null;
  readonly format: (value: number | null) => string;
  /** Shown instead of the subtitle when there is no value: the reason. */
  readonly missing: string;
}

/** A card as data, for screen and PDF. */
export interface MetricCardContent {
  readonly id: 'time-savings' | 'hours-saved' | 'cost-savings' | 'annual-projection';
  /** The name of the figure. */
  readonly title: string;
  readonly figure: MetricCardValue;
  readonly trend: MetricTrend;
  readonly tone: MetricTone;
  /** The line below the figure, which says what it is about. */
  readonly subtitle: string;
  /** A second line: what the evidence does not support; null if nothing. */
  readonly doubt: string | null;
  /** Shown on the back of the card. */
  readonly calculation?: Calculation;
}
