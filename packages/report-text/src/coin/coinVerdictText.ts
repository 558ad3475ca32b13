import type { CoinPlan } from '@roi-insight/contracts';
import type { CoinRead } from '@roi-insight/roi-math';
import { type Formats, wholeSaving } from '../format/index.ts';
import { savedRangeText } from '../plan/result/savedRangeText.ts';
import { coinChanceText } from './coinChanceText.ts';
import { coinFound, foundText } from './coinFound.ts';
import { coinTermsOutline } from './coinOutline.ts';
import { isCoinDrawnAsPlanned } from './isCoinDrawnAsPlanned.ts';

/** The answer of a coin plan. */
export interface CoinVerdictText {
  readonly title: string;
  /** The interval, a sentence. */
  readonly range: string;
  /** The share of draws that look like this by chance, a sentence. */
  readonly chance: string;
  /** What limits the answer, in sentences. */
  readonly notes: readonly string[];
}

/** The answer of a coin plan. Only with coins that chance alone drew and a claim does it name a cause. */
export function coinVerdictText(formats: Formats, { terms }: CoinPlan, result: CoinRead): CoinVerdictText {
  const level = formats.wholePercent((1 - terms.alpha) * 100);
  const range = savedRangeText(formats, result.interval);
  const chance = coinChanceText(formats, result);
  if (result.verdict === 'no-detectable-change') {
    const cell = coinFound(coinTermsOutline(terms), terms.weeks, 1);
    const saving = formats.typedPercent(100 * terms.smallestSaving);
    return {
      title: 'No detectable difference',
      range: `The tickets fit everything within the ${level} range: ${range}.`,
      chance,
      notes: [
        'This does not show that allowing the assistant changes nothing.',
        ...(cell === null
          ? []
          : [`Before it began, the plan expected to find a saving of ${saving} in ${foundText(formats, cell)}.`]),
      ],
    };
  }
  const took = wholeSaving(formats, result.savedPercent);
  const isDrawn = isCoinDrawnAsPlanned(result);
  return {
    title: isDrawn
      ? `Because the assistant was allowed, tickets took ${took}`
      : `Tickets for which the assistant was allowed took ${took}`,
    range: `${level} range: ${range}.`,
    chance,
    notes: isDrawn ? [] : ['It could not be confirmed when the coins were drawn, so this report does not say why.'],
  };
}
