import type { OpenRange, ShortBridgeStep } from '@roi-insight/roi-math';
import { INCONCLUSIVE } from '../bridge/outcomeText.ts';
import { stepName } from '../bridge/stepName.ts';
import type { WaterfallBar } from '../bridge/waterfallChart.ts';
import type { Formats } from '../format/index.ts';

/** A bar of the short waterfall as text: its name, and the total or the change in dollars. */
export function answerStep(
  formats: Formats,
  { step }: Pick<WaterfallBar<ShortBridgeStep>, 'step'>,
): { name: string; amount: string } {
  const change = formats.moneyChange(step.change.base);
  switch (step.kind) {
    case 'headline':
      return { name: 'Gross', amount: formats.money(step.amount.base) };
    case 'evidence': {
      const isClaim = step.limit !== 'interval' && step.limit !== 'conflict';
      const isCut = isClaim && step.amount.base >= 0 && step.change.base < 0;
      return { name: isCut ? 'Savings we can’t support' : stepName(step), amount: change };
    }
    case 'realization':
      return { name: unusedName(step.amount), amount: change };
    case 'licenses':
      return { name: stepName(step), amount: change };
    case 'net':
      return {
        name: stepName(step),
        amount: step.outcome === 'inconclusive' ? INCONCLUSIVE : formats.money(step.amount.base),
      };
  }
}

/** The name of the hours that change no output. */
function unusedName({ low, high }: OpenRange): string {
  if (low >= 0) return 'Saved time not reinvested';
  return high !== null && high <= 0 ? 'Lost time absorbed' : 'Time without effect on output';
}
