import { MISSING, type MaybeNumber } from './missing.ts';
import { inNotation, numberText, type Notation } from './notation.ts';
import { decimalsOfStep } from './numberFormat.ts';

/** Letters and signs that every font here has. */
const LATIN = /^[ -\u024f\u20a0-\u20bf]+$/;

/** With the sign of the locale, or the code of the currency where that sign is in another script. */
function inCurrency({ locale, currency }: Notation, options?: Intl.NumberFormatOptions) {
  const made = (currencyDisplay: 'symbol' | 'code') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      signDisplay: 'negative',
      ...options,
    });
  return LATIN.test(signOf(made('symbol'))) ? made('symbol') : made('code');
}

/** Of the two yen signs (U+FFE5 in Japanese), the one of every font. */
const narrow = (text: string) => text.replace('￥', '¥');

const signOf = (format: Intl.NumberFormat) =>
  narrow(format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '');

/** The sign of the currency, for labels. @example currencySign() // '$' */
export const currencySign = inNotation((notation) => signOf(inCurrency(notation)));

/** How sentences name what amounts are in. */
export const moneyWords = inNotation(({ currency }) =>
  currency === 'USD' ? { currency: 'dollars', amount: 'dollar amount' } : { currency, amount: 'amount' },
);

/** Decimals of the currency: 2 for dollars, none for yen. */
export const moneyDecimals = inNotation(
  (notation) => inCurrency(notation).resolvedOptions().maximumFractionDigits ?? 2,
);

/** A formatter of amounts. `unit` comes directly after the number, wherever the sign is. */
export function amountFormat(options?: Intl.NumberFormatOptions, unit = ''): (value: MaybeNumber) => string {
  const format = inNotation((notation) => inCurrency(notation, options));
  return (value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return MISSING;
    const parts = format().formatToParts(value);
    const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
    const texts = parts.map(({ value: text }, index) => (index === last ? text + unit : text));
    return numberText(narrow(texts.join('')));
  };
}

const whole: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

/** A whole amount. @example formatMoney(-1234.5) // '−$1,235' */
export const formatMoney = amountFormat(whole);

/** A change by a whole amount, with its sign. @example formatMoneyChange(1234.5) // '+$1,235' */
export const formatMoneyChange = amountFormat({ ...whole, signDisplay: 'exceptZero' });

/** Options for so many decimals. */
export const exactly = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** An amount with so many decimals, to verify a formula. @example moneyFormat(3)(145.218) // '$145.218' */
export const moneyFormat = (decimals: number) => amountFormat(exactly(decimals));

/** With the decimals of the currency. @example formatCents(50) // '$50.00' */
export const formatCents = amountFormat();

/**
 * An amount on an axis: in thousands, with as many decimals as make its ticks differ.
 * @param step between two ticks, a round number
 * @example moneyAxisFormat(20)(40) // '$0.04k'
 * @example moneyAxisFormat(500_000)(12_000_000) // '$12,000k'
 */
export function moneyAxisFormat(step: number): (value: MaybeNumber) => string {
  const format = amountFormat({ minimumFractionDigits: 0, maximumFractionDigits: decimalsOfStep(step / 1000) }, 'k');
  return (value) => format(typeof value === 'number' ? value / 1000 : value);
}
