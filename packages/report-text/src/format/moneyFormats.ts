import { cached } from './cached.ts';
import { exactly, stepDecimals } from './decimals.ts';
import { numberText } from './digitText.ts';
import { MISSING, type MaybeNumber } from './missing.ts';
import type { Notation } from './notation.ts';

/** Letters and signs that every font of the product has. */
const LATIN = /^[ -\u024f\u20a0-\u20bf]+$/;

/** Amounts in headlines are abbreviated from this amount on. */
const COMPACT_FROM = 10_000_000;

const POWERS = [
  ['M', 1e6],
  ['B', 1e9],
  ['T', 1e12],
] as const;

const SHORT_POWERS = [['k', 1e3], ...POWERS] as const;

export function moneyFormats({ currency, locale }: Notation) {
  const intl = cached((options: Intl.NumberFormatOptions) => inCurrency({ currency, locale }, options));
  /** A formatter of amounts. `unit` follows the number directly, wherever the currency sign is. */
  const amount =
    (options: Intl.NumberFormatOptions, unit = '') =>
    (value: MaybeNumber): string => {
      if (typeof value !== 'number' || !Number.isFinite(value)) return MISSING;
      const parts = intl(options).formatToParts(value);
      const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
      const texts = parts.map(({ value: text }, index) => (index === last ? text + unit : text));
      return numberText(withLatinYen(texts.join('')));
    };
  const money = amount({ maximumFractionDigits: 0 });
  return {
    /** A whole amount. @example money(-1234.5) // '−$1,235' */
    money,
    /** A change by a whole amount, with its sign. @example moneyChange(1234.5) // '+$1,235' */
    moneyChange: amount({ maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    /** An amount with this many decimals, to verify a formula. @example moneyExact(3)(145.218) // '$145.218' */
    moneyExact: (decimals: number) => amount(exactly(decimals)),
    /** An amount with the decimals of its currency. @example cents(50) // '$50.00' */
    cents: amount({}),
    /**
     * An amount on an axis: in thousands, with enough decimals to make its ticks differ.
     * @param step distance between two ticks, a round number
     * @example moneyAxis(20)(40) // '$0.04k'
     * @example moneyAxis(500_000)(12_000_000) // '$12,000k'
     */
    moneyAxis: (step: number) => {
      const thousands = amount({ minimumFractionDigits: 0, maximumFractionDigits: stepDecimals(step / 1000) }, 'k');
      return (value: MaybeNumber) => thousands(typeof value === 'number' ? value / 1000 : value);
    },
    /** An amount for a headline: exact below ten million, otherwise abbreviated like '$12.35M'. Show the exact amount with `money`. */
    moneyHeadline: (value: MaybeNumber): string => {
      if (typeof value !== 'number' || Math.abs(value) < COMPACT_FROM) return money(value);
      // 999.995M and more would round to 1000.00M, so it is written as 1.00B.
      const [unit, power] = POWERS.findLast(([, power]) => Math.abs(value) >= power * 0.999995) ?? POWERS[0];
      return amount({ ...exactly(2), useGrouping: 'min2' }, unit)(value / power);
    },
    /**
     * An amount in a line of prose, with two or three digits. @example moneyShort(45_210) // '$45k'
     * @example moneyShort(1_234_000) // '$1.2M'
     */
    moneyShort: (value: MaybeNumber): string => {
      if (typeof value !== 'number' || Math.abs(value) < 999.5) return money(value);
      // 999,500 and more would round to 1,000k, so it is written as 1M.
      const [unit, power] = SHORT_POWERS.findLast(([, power]) => Math.abs(value) >= power * 0.9995) ?? SHORT_POWERS[0];
      const maximumFractionDigits = Math.abs(value) < power * 9.95 ? 1 : 0;
      return amount({ minimumFractionDigits: 0, maximumFractionDigits }, unit)(value / power);
    },
    /** The sign of the currency, for labels: '$'. */
    currencySign: signOf(intl({})),
    /** The code of the currency: 'USD'. */
    currencyCode: currency,
    /** Decimals of the currency: 2 for dollars, 0 for yen. */
    moneyDecimals: intl({}).resolvedOptions().maximumFractionDigits ?? 2,
    /** How sentences name the currency and its amounts. */
    moneyWords: currency === 'USD' ? { currency: 'dollars', amount: 'dollar amount' } : { currency, amount: 'amount' },
  };
}

/** Uses the sign of the locale, or the code of the currency if that sign is in another script. */
function inCurrency({ currency, locale }: Notation, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const made = (currencyDisplay: 'symbol' | 'code') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      signDisplay: 'negative',
      ...options,
    });
  const withSymbol = made('symbol');
  return LATIN.test(signOf(withSymbol)) ? withSymbol : made('code');
}

const signOf = (format: Intl.NumberFormat) =>
  withLatinYen(format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '');

/** The yen sign of Japanese (U+FFE5) is missing in the product's fonts. */
const withLatinYen = (text: string) => text.replace('￥', '¥');
