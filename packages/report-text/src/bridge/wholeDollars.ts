import type { BridgeStep } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { INCONCLUSIVE, netWord } from './netFigure.ts';

/** The base of a step in whole dollars. */
export interface WholeDollars {
  readonly remaining: number;
  /** The change by the step; of a total, the total. */
  readonly change: number;
}

/**
 * The whole dollars of the steps, at any depth. They add up: the first is the card's figure, the last is the answer, the
 * licenses are their rounded cost, and the time put to use takes the rest.
 */
export function wholeDollars(steps: readonly BridgeStep[]): readonly WholeDollars[] {
  const net = whole(steps.at(-1)?.amount.base ?? 0);
  const cost = steps.find((step) => step.kind === 'licenses')?.dollars ?? 0;
  const remaining = steps.map(({ kind, amount }) => {
    if (kind === 'realization') return net + whole(cost);
    return kind === 'licenses' ? net : whole(amount.base);
  });
  return steps.map(({ kind }, index) => {
    const left = remaining[index] ?? 0;
    return { remaining: left, change: kind === 'net' ? left : left - (remaining[index - 1] ?? 0) };
  });
}

/** Rounds halves away from zero, as amounts are written. */
const whole = (dollars: number) => Math.sign(dollars) * Math.round(Math.abs(dollars)) + 0;

/** The value at the end of a bar. Without a claim, the net value is a word, because only its range counts. */
export function stepFigure(formats: Formats, step: BridgeStep, whole: number, money = formats.money): string {
  if (step.kind === 'net') {
    if (step.outcome === 'inconclusive') return INCONCLUSIVE;
    const isWord = step.outcome === 'costs-more' || (step.outcome === 'open' && step.amount.low <= 0);
    return isWord ? netWord[step.outcome] : money(whole);
  }
  return step.kind === 'headline' ? formats.money(whole) : formats.moneyChange(whole);
}
