import { describe, expect, it } from 'vitest';
import { axisTime, createFormats, dateLocale, latinDigits } from './index.ts';
import { readCurrency, readLocale } from '@roi-insight/contracts';

/** Makes the no-break and narrow no-break spaces of `Intl` visible. */
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
])('amounts in %s are written in the notation of %s', (currency, locale, money, cents, headline, axis, percent) => {
  const formats = createFormats({ currency, locale });
  const texts = [
    formats.money(-1_234_567.8),
    formats.cents(62.5),
    formats.moneyHeadline(-12_345_678),
    formats.moneyAxis(50)(50),
    formats.percent(-24.3),
  ];
  // Node 20 and later versions group Swiss thousands with different apostrophes.
  expect(texts.map(visible)).toEqual([money, cents, headline, axis, percent]);
});

it('two notations can be used side by side', () => {
  const dollars = createFormats({ currency: 'USD', locale: 'en-US' });
  const euros = createFormats({ currency: 'EUR', locale: 'de-DE' });
  const written = () =>
    [dollars, euros].map((formats) => [formats.money(1234), formats.percent(2.5), formats.dayShort('2025-08-25')]);
  const expected = [
    ['$1,234', '2.5%', 'Aug 25'],
    ['1.234\u00a0€', '2,5\u00a0%', '25 Aug'],
  ];
  // The second time, every format comes from a cache.
  expect([written(), written()]).toEqual([expected, expected]);
});

it.each(['de-DE', 'ar-EG', 'hi-IN'])('a number that is not finite is a dash in %s', (locale) => {
  const formats = createFormats({ currency: 'EUR', locale });
  for (const value of [Number.NaN, Infinity, null])
    expect([formats.money(value), formats.percent(value)]).toEqual(['—', '—']);
  expect(formats.money(-0.2)).not.toMatch(/[-−]/);
});

describe('digits other than 0 to 9', () => {
  it('are isolated within a sentence if the currency sign is Latin', () => {
    const formats = createFormats({ currency: 'EGP', locale: 'ar-EG' });
    expect(formats.money(1234.4)).toBe('\u200e١٬٢٣٤\u200e\u00a0EGP');
    expect(formats.moneyChange(-7)).toBe('−\u200e٧\u200e\u00a0EGP');
    expect(formats.day('2025-08-25')).toBe('\u200e٢٥\u200e Aug \u200e٢٠٢٥\u200e');
    expect(formats.percent(24.3)).toBe('\u200e٢٤٫٣٪\u200e');
  });
  it('become Latin digits for fonts that have no others', () => {
    const egyptian = createFormats({ currency: 'EGP', locale: 'ar-EG' });
    const text = latinDigits('ar-EG')(`${egyptian.cents(1234.5)} ${egyptian.percent(24.3)}`);
    expect(text.replaceAll('\u200e', '')).toBe('1,234.50\u00a0EGP 24.3%');
    const bengali = createFormats({ currency: 'BDT', locale: 'bn-BD' });
    expect(latinDigits('bn-BD')(bengali.count(123_456)).replaceAll('\u200e', '')).toBe('1,23,456');
  });
});

describe('dates', () => {
  it('have English months, and their parts are in the order of the locale', () => {
    const german = createFormats({ currency: 'EUR', locale: 'de-DE' });
    expect([german.day('2025-08-25'), german.dayInDigits('2025-08-25')]).toEqual(['25 Aug 2025', '25/08']);
    expect(german.dayRange({ from: '2025-08-25', to: '2025-11-23' })).toBe('25 Aug – 23 Nov 2025');
    expect(german.moment('2026-03-02T09:30:00Z', 'Europe/Warsaw')).toBe('2 Mar 2026, 10:30 CET');
    const japanese = createFormats({ currency: 'JPY', locale: 'ja-JP' });
    expect([japanese.day('2025-08-25'), japanese.dayInDigits('2025-08-25')]).toEqual(['Aug 25, 2025', '08/25']);
  });
  it.each(['th-TH', 'fa-IR', 'ar-SA', 'ja-JP'])('have the years of the Gregorian calendar in %s', (locale) => {
    const year = new Intl.DateTimeFormat(dateLocale(locale), { year: 'numeric', timeZone: 'UTC' });
    expect(latinDigits(locale)(year.format(axisTime('2025-08-25') ?? 0))).toBe('2025');
  });
});

it('the currency is named in the reader’s notation', () => {
  const namesOf = (currency: string, locale: string) => {
    const { currencySign, moneyDecimals, moneyWords } = createFormats({ currency, locale });
    return [currencySign, moneyDecimals, moneyWords.currency];
  };
  expect(namesOf('USD', 'en-US')).toEqual(['$', 2, 'dollars']);
  expect(namesOf('JPY', 'ja-JP')).toEqual(['¥', 0, 'JPY']);
  expect(namesOf('KWD', 'en-GB')).toEqual(['KWD', 3, 'KWD']);
});

it('an operand has the decimals that its formula needs', () => {
  expect(createFormats({ currency: 'JPY', locale: 'ja-JP' }).moneyExact(2)(21_783.654)).toBe('¥21,783.65');
});

describe('the settings', () => {
  it.each([
    ['EUR', 'EUR'],
    [' usd ', 'USD'],
    ['EURO', null],
    ['€', null],
    ['', null],
    ['<b>', null],
    ['XQQ', null],
    ['E'.repeat(10_000), null],
  ])('interpret the currency %j as %s', (text, code) => expect(readCurrency(text)).toBe(code));
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
  ])('interpret the locale %j as %s', (text, locale) => expect(readLocale(text)).toBe(locale));
});
