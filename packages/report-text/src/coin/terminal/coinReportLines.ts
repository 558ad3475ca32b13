import type { CoinPlan } from '@roi-insight/contracts';
import type { CoinResult } from '@roi-insight/roi-math';
import type { Formats } from '../../format/index.ts';
import { coinDeviationText } from '../coinDeviationText.ts';
import { coinRefusedText } from '../coinRefusedText.ts';
import { coinVerdictText } from '../coinVerdictText.ts';
import { coinWaitingText } from '../coinWaitingText.ts';

/** The report on a coin plan in lines: the answer and its range, and what was not done as planned. */
export function coinReportLines(formats: Formats, plan: CoinPlan, result: CoinResult): readonly string[] {
  if (result.kind === 'refused') return [coinRefusedText[result.reason]];
  const deviations = result.deviations.map((deviation) => {
    const { text, consequence } = coinDeviationText(formats, deviation);
    return `${text} ${consequence}`;
  });
  const kept = deviations.length === 0 ? ['As planned.'] : deviations;
  if (result.kind === 'waiting') {
    const { title, lead, read } = coinWaitingText(formats, plan, result);
    return [`${title}. ${lead}`, read, ...kept];
  }
  const { title, range, chance, notes } = coinVerdictText(formats, plan, result);
  return [`${title}. ${range} ${chance}`, ...notes, ...kept];
}
