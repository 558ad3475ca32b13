import { bidiIsolate, type Formats } from '../format/index.ts';
import { coinFound, foundText } from './coinFound.ts';
import type { CoinOutline } from './coinOutline.ts';

/**
 * What a coin plan is, in two sentences.
 * @example
 * // 'For 13 weeks from Jan 4, 2027, a coin decides for each ticket of Atlas that starts whether the assistant may be used. By
 * // Apr 26, 2027, this plan finds a saving of 20% in 43 of 100 cases.'
 */
export function coinLead(formats: Formats, outline: CoinOutline): string {
  const { name, start, weeks, readOn, smallestSaving } = outline;
  const cell = coinFound(outline, weeks, 1);
  const saving = formats.typedPercent(100 * smallestSaving);
  const end =
    cell === null
      ? `Its report is due on ${formats.day(readOn)}.`
      : `By ${formats.day(readOn)}, this plan finds a saving of ${saving} in ${foundText(formats, cell)}.`;
  return `For ${formats.counted(weeks, 'week')} from ${formats.day(start)}, a coin decides for each ticket of ${bidiIsolate(name)} that starts whether the assistant may be used. ${end}`;
}
