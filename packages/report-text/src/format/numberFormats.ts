import { cached } from './cached.ts';
import { exactly, stepDecimals } from './decimals.ts';
import { digitText, numberText } from './digitText.ts';
import { MISSING, type MaybeNumber } from './missing.ts';

export function numberFormats(locale: string) {
  const intl = cached(
    (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options }),
  );
  /**
   * A number formatter. Anything but a finite number becomes '—', and a number that rounds to zero has no sign: neither
   * NaN nor "-$0" is ever shown.
   */
  const number =
    (options: Intl.NumberFormatOptions, unit = '') =>
    (value: MaybeNumber): string =>
      typeof value === 'number' && Number.isFinite(value)
        ? `${numberText(intl(options).format(value))}${unit}`
        : MISSING;
  const percent = (options: Intl.NumberFormatOptions) => number({ style: 'unit', unit: 'percent', ...options });
  const count = number({ maximumFractionDigits: 0 });
  return {
    number,
    /** A count, or whole hours. @example count(12345.6) // '12,346' */
    count,
    /** @example counted(1, 'week') // '1 week' */
    counted: (value: number, one: string, many = `${one}s`) => `${count(value)} ${value === 1 ? one : many}`,
    /** A time of day, with the digits of the locale. @example clock('09:00') // '09:00' */
    clock: (time: string) => digitText(time.replaceAll(/\d/g, (digit) => intl({}).format(Number(digit)))),
    /** One decimal, always shown. @example decimal(9) // '9.0' */
    decimal: number(exactly(1)),
    /** A number as a user types it, with up to two decimals. @example typed(12.5) // '12.5' */
    typed: number({ maximumFractionDigits: 2 }),
    /** Percent with one decimal. The value is already in percent. @example percent(-3.21) // '−3.2%' */
    percent: percent(exactly(1)),
    /** Whole percent. The value is already in percent. @example wholePercent(12.5) // '13%' */
    wholePercent: percent({ maximumFractionDigits: 0 }),
    /**
     * Percent as a user types it, with up to two decimals. The value is already in percent. @example typedPercent(12.5)
     * // '12.5%'
     */
    typedPercent: percent({ maximumFractionDigits: 2 }),
    /** A share, 0–1, as percent. @example share(0.123) // '12.3%' */
    share: number({ style: 'percent', ...exactly(1) }),
    /** Working hours of a ticket. @example hours(9.12) // '9.1h' */
    hours: number(exactly(1), 'h'),
    /** Working hours with this many decimals, to verify a formula. @example hoursExact(2)(9.125) // '9.13h' */
    hoursExact: (decimals: number) => number(exactly(decimals), 'h'),
    /** A number on an axis, with enough decimals to make its ticks differ. @example numberAxis(0.5)(1.5) // '1.5' */
    numberAxis: (step: number) => number({ maximumFractionDigits: stepDecimals(step) }),
    /** Percent on an axis. @example percentAxis(20)(40) // '40%' */
    percentAxis: (step: number) => percent({ maximumFractionDigits: stepDecimals(step) }),
  };
}
