import type { QualityWord } from '@roi-insight/contracts';
import type { Change } from '../evidence/change.ts';

/**
 * The word for a change of a measure that gets worse as it rises. Fixed before it was tried, the first that applies:
 * - worse: the whole interval is above no change;
 * - better: the whole interval is below no change;
 * - held: the interval excludes that the measure is worse by `limit`;
 * - unclear: all else.
 *
 * Worse comes before held, so that a rise that is shown is never called held because it is small. Better comes before held, because it says more.
 * @param limit 25 % worse, in the unit of the change
 */
export function qualityWord(change: Change | null, limit: number): Exclude<QualityWord, 'unknown'> {
  if (change === null) return 'unclear';
  if (change.low > 0) return 'worse';
  if (change.high < 0) return 'better';
  return change.high < limit ? 'held' : 'unclear';
}
