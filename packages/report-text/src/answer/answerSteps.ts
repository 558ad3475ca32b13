import type { ShortBridgeStep } from '@roi-insight/roi-math';
import { INCONCLUSIVE } from '../bridge/outcomeText.ts';
import { stepName } from '../bridge/stepName.ts';
import type { WaterfallBar } from '../bridge/waterfallChart.ts';
import type { Formats } from '../format/index.ts';

type Bars = readonly Pick<WaterfallBar<ShortBridgeStep>, 'step'>[];

/** The bars of the short waterfall as text: the name of each bar, and its total or change. The whole dollars add up. */
export function answerSteps(formats: Formats, bars: Bars): readonly { name: string; amount: string }[] {
  return bars.map(({ step }) => {
    switch (step.kind) {
      case 'headline':
        return { name: 'Gross', amount: formats.money(step.amount.base) };
      case 'realization': {
        const isCut = step.amount.low >= 0 && step.change.base < 0;
        return { name: isCut ? 'Unproven or unused' : 'Adjustments', amount: formats.moneyChange(remainder(bars)) };
      }
      case 'licenses':
        return { name: stepName(step), amount: formats.moneyChange(step.change.base) };
      case 'net':
        return {
          name: stepName(step),
          amount: step.outcome === 'inconclusive' ? INCONCLUSIVE : formats.money(step.amount.base),
        };
    }
  });
}

/** The whole dollars that the steps after the gross value still have to account for, apart from the licenses. */
function remainder(bars: Bars): number {
  const whole = ({ step }: Bars[number]) => {
    const amount = step.kind === 'headline' || step.kind === 'net' ? step.amount.base : step.change.base;
    return Math.round(step.kind === 'net' ? amount : -amount);
  };
  return bars.filter(({ step }) => step.kind !== 'realization').reduce((sum, bar) => sum + whole(bar), 0);
}
