import { MAX_SPEND_AMOUNT } from '@roi-insight/contracts';
import { type Formats, spendFileTexts } from '@roi-insight/report-text';
import { type NumberMarks, numberMarks } from './numberMarks.ts';
import { SpendError } from './SpendError.ts';

/** The decimal separator of the file. The other character separates thousands. */
type Decimal = '.' | ',';

interface Row {
  readonly line: number;
  readonly amount: string;
}

/** The amounts of all rows, read with the same decimal separator; null for a row that cannot be read in this way. */
type Amounts = readonly (number | null)[];

/** Longer texts are not amounts. */
const MAX_LENGTH = 200;

/**
 * All amounts of a file have the same decimal separator. If both separators are possible, they must give the same amounts, or the report's locale
 * must exclude one of them.
 */
export function amountsOf(formats: Formats, rows: readonly Row[]): readonly number[] {
  const texts = rows.map((row) => withoutCurrency(formats, row));
  const marks = numberMarks(formats.locale);
  const readings = {
    '.': texts.map((text) => amountOf(marks, text, '.')),
    ',': texts.map((text) => amountOf(marks, text, ',')),
  };
  const unread = rows.find((_, index) => readings['.'][index] === null && readings[','][index] === null);
  if (unread !== undefined) {
    throw new SpendError(spendFileTexts.noAmount(unread.line, unread.amount));
  }
  const amounts = chosen(formats, marks, rows, texts, readings);
  rows.forEach(({ line }, index) => {
    if ((amounts[index] ?? 0) > MAX_SPEND_AMOUNT)
      throw new SpendError(spendFileTexts.tooMuch(formats, line, MAX_SPEND_AMOUNT));
  });
  return amounts;
}

const isWhole = (amounts: Amounts): amounts is readonly number[] => !amounts.includes(null);

function chosen(
  formats: Formats,
  marks: NumberMarks,
  rows: readonly Row[],
  texts: readonly string[],
  readings: Readonly<Record<Decimal, Amounts>>,
): readonly number[] {
  const [withPoint, withComma] = [readings['.'], readings[',']];
  const areBothPossible = isWhole(withPoint) && isWhole(withComma);
  const decimal = areBothPossible ? marks.decimal : isWhole(withPoint) ? '.' : ',';
  const amounts = decimal === ',' ? withComma : withPoint;
  if (!isWhole(amounts)) {
    throw new SpendError(spendFileTexts.twoDecimals);
  }
  const doubtful = texts.findIndex((text) => {
    const [, separator = ''] = THREE_DIGITS.exec(text) ?? [];
    if (separator === '') return false;
    return separator === decimal ? formats.moneyDecimals < 3 : areBothPossible && separator !== marks.group;
  });
  const row = rows[doubtful];
  if (row === undefined) return amounts;
  const [whole = 0, part = 0] = [withPoint[doubtful], withComma[doubtful]]
    .map((amount) => amount ?? 0)
    .toSorted((a, b) => b - a);
  throw new SpendError(spendFileTexts.twoReadings(formats, row.line, row.amount, [whole, part]));
}

/** A number with one separator and three digits after it, which can be thousands or decimals. */
const THREE_DIGITS = /^[1-9]\d{0,2}([.,])\d{3}$/;

const GROUPS: Readonly<Record<Decimal, RegExp>> = {
  '.': /^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/,
  ',': /^(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/,
};

/** Twelve lakh are written as 12,00,000 in locales with Indian groups. */
const INDIAN = /^\d{1,2}(,\d{2})+,\d{3}(\.\d+)?$/;

/** Spaces and apostrophes can only separate thousands. */
const SPACED = /(?<=^\d{1,3}|[\s'’]\d{3})[\s'’](?=\d{3}(?!\d))/g;

/** The amount with this decimal separator; null if the text is not an amount. */
function amountOf(marks: NumberMarks, text: string, decimal: Decimal): number | null {
  const digits = text.replaceAll(SPACED, '');
  const isIndian = marks.groupsOfTwo && decimal === '.' && INDIAN.test(digits);
  if (!isIndian && !GROUPS[decimal].test(digits)) return null;
  return Number(digits.replaceAll(decimal === '.' ? ',' : '.', '').replace(',', '.'));
}

/** The digits and separators of an amount. A sign or code of the report's currency before or after the amount is removed. */
function withoutCurrency(formats: Formats, { line, amount }: Row): string {
  if (amount.length > MAX_LENGTH) return '';
  // Converts wide signs and digits, which Japanese keyboards write, to plain ones.
  const text = namesOf(formats.locale, formats.currencyCode).reduce(
    (rest, name) => rest.replace(name, ''),
    amount.normalize('NFKC'),
  );
  const from = text.search(/[\d.,]/);
  const to = [...text].findLastIndex((character) => /[\d.,]/.test(character)) + 1;
  const around = `${text.slice(0, from)}${text.slice(to)}`.replaceAll(/\s/g, '');
  if (around === '') return text.trim();
  if (/^([-−]|\(\))$/.test(around)) {
    throw new SpendError(spendFileTexts.negative(line, amount));
  }
  if (/^(\p{Sc}|[A-Z]{3})$/u.test(around)) {
    throw new SpendError(spendFileTexts.otherCurrency(formats, line, amount));
  }
  return '';
}

/** The signs and names of a currency in a locale. @example namesOf('ja-JP', 'JPY') // ['JPY', '円', '¥', '¥'] */
function namesOf(locale: string, currency: string): readonly string[] {
  return (['code', 'name', 'symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(2);
    return (parts.find(({ type }) => type === 'currency')?.value ?? currency).normalize('NFKC');
  });
}
