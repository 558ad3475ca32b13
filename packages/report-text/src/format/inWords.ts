import type { Interval } from '@roi-insight/contracts';
import { formatPercent } from './formatNumber.ts';
import { MISSING, type MaybeNumber } from './missing.ts';

const size = (percent: number) => formatPercent(Math.abs(percent));

/** A change in words, so that nobody has to interpret its sign. @example changeInWords(-30.1) // '30.1% less' */
export function changeInWords(percent: MaybeNumber): string {
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return MISSING;
  if (size(percent) === size(0)) return 'no change';
  return `${size(percent)} ${percent < 0 ? 'less' : 'more'}`;
}

/** Percent of time saved, in words. @example savingInWords(37.2) // '37.2% less' */
export const savingInWords = (saved: MaybeNumber): string => changeInWords(typeof saved === 'number' ? -saved : saved);

/** An interval of time saved, in words. @example savingRangeInWords([-8.2, 14.1]) // '8.2% more to 14.1% less' */
export function savingRangeInWords([low, high]: Readonly<Interval>): string {
  if (low >= 0) return `${size(low)} to ${size(high)} less`;
  return high <= 0 ? `${size(high)} to ${size(low)} more` : `${size(low)} more to ${size(high)} less`;
}
