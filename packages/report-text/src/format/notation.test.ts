import { afterEach, describe, expect, it } from 'vitest';
import {
  axisTime,
  currencySign,
  dateLocale,
  formatCents,
  formatCount,
  formatDay,
  formatDayInDigits,
  formatDays,
  formatMoment,
  formatMoney,
  formatMoneyChange,
  formatMoneyHeadline,
  formatPercent,
  latinDigits,
  moneyAxisFormat,
  moneyDecimals,
  moneyFormat,
  moneyWords,
  setNotation,
  writtenIn,
} from './index.ts';
import { readCurrency, readLocale } from '@roi-insight/contracts';

afterEach(() => setNotation({ currency: 'USD', locale: 'en-US' }));

/** Blanks as they are in the source: no-break, narrow. */
const visible = (text: string) => text.replaceAll('\u00a0', '·').replaceAll('\u202f', ':').replaceAll('\u2019', "'");

it.each([
  ['EUR', 'de-DE', '−1.234.568·€', '62,50·€', '−12,35M·€', '0,05k·€', '−24,3·%'],
  ['EUR', 'fr-FR', '−1:234:568·€', '62,50·€', '−12,35M·€', '0,05k·€', '−24,3·%'],
  ['JPY', 'ja-JP', '−¥1,234,568', '¥63', '−¥12.35M', '¥0.05k', '−24.3%'],
  ['INR', 'hi-IN', '−₹12,34,568', '₹62.50', '−₹12.35M', '₹0.05k', '−24.3%'],
  ['PLN', 'pl-PL', '−1·234·568·zł', '62,50·zł', '−12,35M·zł', '0,05k·zł', '−24,3%'],
  ['CHF', 'de-CH', "CHF−1'234'568", 'CHF·62.50', 'CHF−12.35M', 'CHF·0.05k', '−24.3%'],
  ['SEK', 'sv-SE', '−1·234·568·kr', '62,50·kr', '−12,35M·kr', '0,05k·kr', '−24,3·%'],
  ['BRL', 'pt-BR', '−R$·1.234.568', 'R$·62,50', '−R$·12,35M', 'R$·0,05k', '−24,3%'],
])('%s in %s', (currency, locale, money, cents, headline, axis, percent) => {
  setNotation({ currency, locale });
  const texts = [
    formatMoney(-1_234_567.8),
    formatCents(62.5),
    formatMoneyHeadline(-12_345_678),
    moneyAxisFormat(50)(50),
    formatPercent(-24.3),
  ];
  // Node 20 and later versions group Swiss thousands with different apostrophes.
  expect(texts.map(visible)).toEqual([money, cents, headline, axis, percent]);
});

it('a specimen of another page leaves this page as it is, even when it fails', () => {
  expect(writtenIn({ currency: 'EUR', locale: 'de-DE' }, () => formatMoney(1234))).toBe('1.234\u00a0€');
  const fail = () => {
    throw new Error('no report');
  };
  expect(() => writtenIn({ currency: 'EUR', locale: 'de-DE' }, fail)).toThrow('no report');
  expect(formatMoney(1234)).toBe('$1,234');
});

it.each(['de-DE', 'ar-EG', 'hi-IN'])('what is no finite number is a dash in %s', (locale) => {
  setNotation({ currency: 'EUR', locale });
  for (const value of [Number.NaN, Infinity, null])
    expect([formatMoney(value), formatPercent(value)]).toEqual(['—', '—']);
  expect(formatMoney(-0.2)).not.toMatch(/[-−]/);
});

describe('other digits', () => {
  it('do not turn a sentence around, whose sign is in Latin letters', () => {
    setNotation({ currency: 'EGP', locale: 'ar-EG' });
    expect(formatMoney(1234.4)).toBe('\u200e١٬٢٣٤\u200e\u00a0EGP');
    expect(formatMoneyChange(-7)).toBe('−\u200e٧\u200e\u00a0EGP');
    expect(formatDay('2025-08-25')).toBe('\u200e٢٥\u200e Aug \u200e٢٠٢٥\u200e');
    expect(formatPercent(24.3)).toBe('\u200e٢٤٫٣٪\u200e');
  });
  it('are ours where a font has no others', () => {
    setNotation({ currency: 'EGP', locale: 'ar-EG' });
    const text = latinDigits(`${formatCents(1234.5)} ${formatPercent(24.3)}`);
    expect(text.replaceAll('\u200e', '')).toBe('1,234.50\u00a0EGP 24.3%');
    setNotation({ currency: 'BDT', locale: 'bn-BD' });
    expect(latinDigits(formatCount(123_456)).replaceAll('\u200e', '')).toBe('1,23,456');
  });
});

describe('dates', () => {
  it('have English months, in the order of the locale', () => {
    setNotation({ currency: 'EUR', locale: 'de-DE' });
    expect([formatDay('2025-08-25'), formatDayInDigits('2025-08-25')]).toEqual(['25 Aug 2025', '25/08']);
    expect(formatDays({ from: '2025-08-25', to: '2025-11-23' })).toBe('25 Aug – 23 Nov 2025');
    expect(formatMoment('2026-03-02T09:30:00Z', 'Europe/Warsaw')).toBe('2 Mar 2026, 10:30 (Europe/Warsaw)');
    setNotation({ currency: 'JPY', locale: 'ja-JP' });
    expect([formatDay('2025-08-25'), formatDayInDigits('2025-08-25')]).toEqual(['Aug 25, 2025', '08/25']);
  });
  it.each(['th-TH', 'fa-IR', 'ar-SA', 'ja-JP'])('count the years of the report in %s', (locale) => {
    const year = new Intl.DateTimeFormat(dateLocale({ currency: 'USD', locale }), { year: 'numeric', timeZone: 'UTC' });
    setNotation({ currency: 'USD', locale });
    expect(latinDigits(year.format(axisTime('2025-08-25') ?? 0))).toBe('2025');
  });
});

it('names the currency as the reader writes it', () => {
  expect([currencySign(), moneyDecimals(), moneyWords().currency]).toEqual(['$', 2, 'dollars']);
  setNotation({ currency: 'JPY', locale: 'ja-JP' });
  expect([currencySign(), moneyDecimals(), moneyWords().currency]).toEqual(['¥', 0, 'JPY']);
  // To verify a formula, an operand has the decimals that its result needs.
  expect(moneyFormat(2)(21_783.654)).toBe('¥21,783.65');
  setNotation({ currency: 'KWD', locale: 'en-GB' });
  expect([currencySign(), moneyDecimals()]).toEqual(['KWD', 3]);
});

describe('what a setting or a link may name', () => {
  it.each([
    ['EUR', 'EUR'],
    [' usd ', 'USD'],
    ['EURO', null],
    ['€', null],
    ['', null],
    ['<b>', null],
    ['XQQ', null],
    ['E'.repeat(10_000), null],
  ])('currency %j: %s', (text, code) => expect(readCurrency(text)).toBe(code));
  it.each([
    ['de-DE', 'de-DE'],
    ['de-de-u-nu-thai', 'de-DE'],
    ['ar-EG-u-ca-islamic', 'ar-EG'],
    ['hi', 'hi'],
    ['x', null],
    ['', null],
    ['de_DE', null],
    ['qq-QQ', null],
    ['\ud800', null],
    ['de-'.repeat(5000), null],
  ])('locale %j: %s', (text, locale) => expect(readLocale(text)).toBe(locale));
});
