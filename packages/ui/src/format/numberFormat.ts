import { MISSING, type MaybeNumber } from './missing.ts';

/**
 * A printer of numbers in US English with a true minus sign (U+2212) in front. Whatever is no finite number is '—', and
 * what rounds to zero has no sign: neither NaN nor "-$0" can reach a screen.
 */
export function numberFormat(options: Intl.NumberFormatOptions): (value: MaybeNumber) => string {
  const format = new Intl.NumberFormat('en-US', { signDisplay: 'negative', ...options });
  return (value) =>
    typeof value === 'number' && Number.isFinite(value) ? format.format(value).replace('-', '\u2212') : MISSING;
}
