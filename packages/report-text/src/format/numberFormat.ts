import { MISSING, type MaybeNumber } from './missing.ts';
import { inNotation, numberText } from './notation.ts';

/**
 * A number formatter. Anything but a finite number becomes '—', and what rounds to zero has no sign, so neither NaN nor
 * "-$0" reaches a screen.
 */
export function numberFormat(options: Intl.NumberFormatOptions): (value: MaybeNumber) => string {
  const format = inNotation(({ locale }) => new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options }));
  return (value) =>
    typeof value === 'number' && Number.isFinite(value) ? numberText(format().format(value)) : MISSING;
}

/** The most decimals that `Intl` takes in every browser. */
const MAX_DECIMALS = 20;

/** Decimals that make the ticks of an axis differ. @example decimalsOfStep(0.05) // 2 */
export function decimalsOfStep(step: number): number {
  return Math.min(MAX_DECIMALS, Math.max(0, Math.ceil(-Math.log10(step))));
}
