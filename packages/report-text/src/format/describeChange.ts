import type { Interval } from '@roi-insight/contracts';
import { MISSING, type MaybeNumber } from './missing.ts';
import type { Formats } from './createFormats.ts';

const size = (formats: Formats, percent: number) => formats.percent(Math.abs(percent));

/** A change in words instead of with a sign. @example describeChange(formats, -30.1) // '30.1% less' */
export function describeChange(formats: Formats, percent: MaybeNumber): string {
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return MISSING;
  if (size(formats, percent) === size(formats, 0)) return 'no change';
  return `${size(formats, percent)} ${percent < 0 ? 'less' : 'more'}`;
}

/** Percent of time saved, in words. @example describeSaving(formats, 37.2) // '37.2% less' */
export const describeSaving = (formats: Formats, saved: MaybeNumber): string =>
  describeChange(formats, typeof saved === 'number' ? -saved : saved);

/** An interval of time saved, in words. @example describeSavingRange(formats, [-8.2, 14.1]) // '8.2% more to 14.1% less' */
export function describeSavingRange(formats: Formats, [low, high]: Readonly<Interval>): string {
  if (low >= 0) return `${size(formats, low)} to ${size(formats, high)} less`;
  return high <= 0
    ? `${size(formats, high)} to ${size(formats, low)} more`
    : `${size(formats, low)} more to ${size(formats, high)} less`;
}

/** Percent of time saved, as speed. @example describeSpeed(formats, -12) // '12.0% slower' */
export const describeSpeed = (formats: Formats, saved: number): string =>
  `${size(formats, saved)} ${saved < 0 ? 'slower' : 'faster'}`;

/**
 * The size of a change for prose, as a whole number. Rounding never turns a change into no change, or into all of the time.
 * @example wholeSize(formats, -33.4) // '33%'
 * @example wholeSize(formats, 0.3) // 'under 1%'
 */
export function wholeSize(formats: Formats, saved: number): string {
  const percent = Math.abs(saved);
  if (percent > 0 && percent < 0.5) return `under ${formats.wholePercent(1)}`;
  return saved >= 99.5 && saved < 100 ? `over ${formats.wholePercent(99)}` : formats.wholePercent(percent);
}

/** A change for prose. @example wholeSaving(formats, -10.2) // '10% more time' */
export const wholeSaving = (formats: Formats, saved: number): string =>
  `${wholeSize(formats, saved)} ${saved < 0 ? 'more' : 'less'} time`;

/**
 * An interval of time saved for prose, in whole numbers.
 * @example wholeRange(formats, [26.2, 44.3]) // '26% to 44% less time'
 * @example wholeRange(formats, [-18.6, 17.1]) // '19% slower to 17% faster'
 */
export function wholeRange(formats: Formats, [low, high]: Readonly<Interval>): string {
  if (low <= 0 && high >= 0) return `${wholeSize(formats, low)} slower to ${wholeSize(formats, high)} faster`;
  return `${wholeSizes(formats, [low, high])} ${high > 0 ? 'less' : 'more'} time`;
}

/**
 * The sizes of both ends of an interval that excludes zero, for prose. @example wholeSizes(formats, [-39, -6]) // '6%
 * to 39%'
 */
export function wholeSizes(formats: Formats, [low, high]: Readonly<Interval>): string {
  const [from, to] = (high > 0 ? [low, high] : [high, low]).map((percent) => wholeSize(formats, percent));
  return from === to ? `about ${to}` : `${from} to ${to}`;
}
