import type { BridgeStep } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { INCONCLUSIVE, netWord } from './netFigure.ts';

/** The value at the end of a bar. Without a claim, the net value is a word, because only its range counts. */
export function stepFigure(formats: Formats, step: BridgeStep, whole: number, money = formats.money): string {
  if (step.kind === 'net') {
    if (step.outcome === 'inconclusive') return INCONCLUSIVE;
    return step.outcome === 'costs-more' ? netWord['costs-more'] : money(whole);
  }
  return step.kind === 'headline' ? formats.money(whole) : formats.moneyChange(whole);
}
