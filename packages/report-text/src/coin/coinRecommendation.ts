import type { Formats } from '../format/index.ts';
import type { CoinOutline } from './coinOutline.ts';

/** The length that the forecast recommends, or what would find more. */
export function coinRecommendation(formats: Formats, outline: CoinOutline, isSizeUsed: boolean): string {
  const { recommendedWeeks, smallestSaving } = outline;
  const saving = formats.typedPercent(100 * smallestSaving);
  const enough = formats.wholePercent(80);
  if (recommendedWeeks !== null) {
    return `${formats.counted(recommendedWeeks, 'week')} is the shortest length that finds a saving of ${saving} in at least ${enough} of cases.`;
  }
  const remedies = isSizeUsed
    ? 'more tickets'
    : 'more tickets, a size field, or more teams that start in a drawn order';
  return `No length here finds a saving of ${saving} in at least ${enough} of cases. What would change that: ${remedies}.`;
}
