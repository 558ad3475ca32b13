import type { NetOutcome, OpenRange } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** The figure if the evidence supports no single amount. */
export const INCONCLUSIVE = 'Inconclusive';

/** A net value as a large figure. */
export interface NetFigure {
  readonly figure: string;
  /** Whether the figure is an amount; otherwise, words say what the range means. */
  readonly isAmount: boolean;
  /** `positive` or `negative` only if the range and all intervals of time are on that side. */
  readonly tone: 'positive' | 'negative' | 'neutral';
}

/** The amount of a net value, or words if its range crosses zero or no change was found. */
export function netFigure(formats: Formats, { low, base }: OpenRange, outcome: NetOutcome): NetFigure {
  const words = outcome === 'open' && low > 0 ? undefined : WORDS[outcome];
  if (words !== undefined) return { figure: words, isAmount: false, tone: 'neutral' };
  const figure = formats.money(base);
  const isLoss = (outcome === 'loss' || outcome === 'no-gain') && figure !== formats.money(0);
  return { figure, isAmount: true, tone: outcome === 'gain' ? 'positive' : isLoss ? 'negative' : 'neutral' };
}

const WORDS: Partial<Record<NetOutcome, string>> = {
  open: 'Can’t tell a gain from a loss',
  inconclusive: INCONCLUSIVE,
  'costs-more': 'Costs more than it can have saved',
};

/** The outcome of a net value in a word or two, for a row of a table. */
export const netWord: Readonly<Record<NetOutcome, string>> = {
  gain: 'Gain',
  'weak-gain': 'Weak gain',
  loss: 'Loss',
  'no-gain': 'No gain',
  nothing: 'No value',
  open: 'Can’t tell',
  inconclusive: 'Can’t tell',
  'costs-more': 'Costs more',
  refused: 'Not plausible',
};
