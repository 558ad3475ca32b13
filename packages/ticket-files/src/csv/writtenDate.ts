import type { DateOrder } from '../table/ColumnMapping.ts';
import { monthOf } from './localDates.ts';

/** A date as it is written in a file, even if there is no such day. */
export interface WrittenDate {
  readonly year: number;
  /** 1 to 12 in dates that exist. */
  readonly month: number;
  readonly day: number;
  /** The rest of the text, such as a separator and the time. */
  readonly rest: string;
}

/** Three numbers whose order is unknown. */
export interface DateNumbers {
  readonly numbers: readonly [string, string, string];
  readonly rest: string;
}

/** 2026-11-24, 2026/11/24 */
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?=[T\s,]|$)/i;
/** 2026年11月24日 */
const YEAR_MONTH_DAY = /^(\d{4})年\s?(\d{1,2})月\s?(\d{1,2})日/;
/** 11/24/2026, 24.11.26 */
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?=[\s,]|$)/;
const WEEKDAY = String.raw`(?:[\p{L}\p{M}]{2,13}\.?,? )?`;
const MONTH = String.raw`([\p{L}\p{M}]{3,13}|\d{1,2}月)\.?`;
/** 24/Nov/26, 24 November 2026, Tue, 24 Nov 2026, 24. März 2026, 24 de nov. de 2026, 24 нояб. 2026 г. */
const DAY_AND_NAME = new RegExp(
  String.raw`^${WEEKDAY}(\d{1,2})(?:\.? de |\. |[-/. ] ?)${MONTH}(?: de |[-/, ] ?)(\d{4}|\d{2})(?: г\.?)?(?=[\s,]|$)`,
  'iu',
);
/** Nov 24, 2026, Tue Nov 24 2026 */
const NAME_AND_DAY = new RegExp(String.raw`^${WEEKDAY}${MONTH} (\d{1,2}),? (\d{4})(?=[\s,]|$)`, 'iu');

/** Positions of the year, the month and the day among the three numbers. */
const POSITIONS = { 'day-first': [2, 1, 0], 'month-first': [2, 0, 1], 'year-first': [0, 1, 2] } as const;

/** A date that can mean only one day, with the names of months in any known language; null for any other text. */
export function writtenDate(text: string): WrittenDate | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst !== null) {
    const [whole, year = '', , month = '', day = ''] = yearFirst;
    return dateOf(year, Number(month), day, text.slice(whole.length));
  }
  const [all, named = '', inYear = '', inMonth = ''] = YEAR_MONTH_DAY.exec(text) ?? [];
  if (all !== undefined) return dateOf(named, Number(inYear), inMonth, text.slice(all.length));
  const dayFirst = DAY_AND_NAME.exec(text);
  const [whole = '', first = '', second = '', year = ''] = dayFirst ?? NAME_AND_DAY.exec(text) ?? [];
  const [day, name] = dayFirst === null ? [second, first] : [first, second];
  const month = name === '' ? 0 : monthOf(name);
  return month === 0 ? null : dateOf(year, month, day, text.slice(whole.length));
}

/** The numbers of a date such as 11/03/26; null for any other text. */
export function dateNumbers(text: string): DateNumbers | null {
  const [whole, first = '', , second = '', third = ''] = NUMBERS.exec(text) ?? [];
  return whole === undefined ? null : { numbers: [first, second, third], rest: text.slice(whole.length) };
}

/** The date that the numbers stand for in an order of day, month and year; null if the number at the position of the year is not a year. */
export function inOrder({ numbers, rest }: DateNumbers, order: DateOrder): WrittenDate | null {
  const [year, month, day] = POSITIONS[order];
  if (order === 'year-first' && (numbers[0].length !== 2 || numbers[2].length !== 2)) return null;
  return dateOf(numbers[year], Number(numbers[month]), numbers[day], rest);
}

/** Midnight of a day in UTC, in epoch milliseconds; null if there is no such day. */
export function midnightOf({ year, month, day }: WrittenDate): number | null {
  // Date.UTC interprets years below 100 as years of the last century.
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day ? date.getTime() : null;
}

const dateOf = (year: string, month: number, day: string, rest: string): WrittenDate => ({
  year: year.length === 2 ? 2000 + Number(year) : Number(year),
  month,
  day: Number(day),
  rest,
});
