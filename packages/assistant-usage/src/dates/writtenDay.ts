import { isCalendarDate } from '@roi-insight/contracts';
import { dayOf } from '../days.ts';

/** The order of the first two numbers in dates such as 9/1/26. */
export type DayOrder = 'month-first' | 'day-first';

/** The day that a date is in each order; null if there is no such day. */
export type WrittenDay = Readonly<Record<DayOrder, number | null>>;

/** 9/1/26, 09/01/2026 0:00, as spreadsheets write days. */
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?: \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?)?$/i;

/** 2026-09-01T11:05:27Z: the day of a time is the day that is written. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?Z| ?UTC| ?[-+]\d{2}:?\d{2})?$/;

/** The text of a day without its time, or both days that it can mean. */
export function writtenDay(text: string): string | WrittenDay {
  const [, first, , second, third] = NUMBERS.exec(text) ?? [];
  if (first === undefined || second === undefined || third === undefined) return text.replace(INSTANT, '$1');
  const year = third.length === 2 ? `20${third}` : third;
  return { 'month-first': dayIn(year, first, second), 'day-first': dayIn(year, second, first) };
}

function dayIn(year: string, month: string, day: string): number | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(text) ? dayOf(text) : null;
}
