import type { ShortBridgeStep } from '@roi-insight/roi-math';
import { INCONCLUSIVE } from '../bridge/outcomeText.ts';
import { stepName } from '../bridge/stepName.ts';
import type { WaterfallBar } from '../bridge/waterfallChart.ts';
import type { Formats } from '../format/index.ts';

/** A bar of the short waterfall as text: its name, and the total or the change in dollars. */
export function answerStep(
  formats: Formats,
  { step }: Pick<WaterfallBar<ShortBridgeStep>, 'step'>,
): { name: string; amount: string } {
  switch (step.kind) {
    case 'headline':
      return { name: 'Gross', amount: formats.money(step.amount.base) };
    case 'realization': {
      const isCut = step.amount.low >= 0 && step.change.base < 0;
      return {
        name: isCut ? 'Unproven or unused' : 'Adjustments',
        amount: formats.moneyChange(step.change.base),
      };
    }
    case 'licenses':
      return { name: stepName(step), amount: formats.moneyChange(step.change.base) };
    case 'net':
      return {
        name: stepName(step),
        amount: step.outcome === 'inconclusive' ? INCONCLUSIVE : formats.money(step.amount.base),
      };
  }
}
