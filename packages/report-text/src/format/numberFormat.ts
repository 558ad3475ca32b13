import { MISSING, type MaybeNumber } from './missing.ts';

/**
 * A number formatter in US English with a true minus sign (U+2212). Anything but a finite number becomes '—', and what
 * rounds to zero has no sign, so neither NaN nor "-$0" reaches a screen.
 */
export function numberFormat(options: Intl.NumberFormatOptions): (value: MaybeNumber) => string {
  const format = new Intl.NumberFormat('en-US', { signDisplay: 'negative', ...options });
  return (value) =>
    typeof value === 'number' && Number.isFinite(value) ? format.format(value).replace('-', '\u2212') : MISSING;
}
