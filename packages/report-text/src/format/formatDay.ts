import { type CalendarDate } from '@roi-insight/contracts';
import { dateLocale } from './dateLocale.ts';
import { inNotation, legible } from './notation.ts';

/** A formatter of dates in UTC, in which calendar dates are days. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (time: number) => string {
  const format = inNotation(
    (notation) => new Intl.DateTimeFormat(dateLocale(notation), { timeZone: 'UTC', ...options }),
  );
  return (time) => legible(format().format(time));
}

const long = dateFormat({ dateStyle: 'medium' });
const short = dateFormat({ month: 'short', day: 'numeric' });
const monthOfYear = dateFormat({ month: 'short', year: 'numeric' });
const range = inNotation(
  (notation) => new Intl.DateTimeFormat(dateLocale(notation), { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** Epoch milliseconds of a calendar date in UTC, for axes; null if the date is invalid. */
export function axisTime(day: CalendarDate): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/**
 * A calendar date as text, the same in every time zone. An invalid date is returned unchanged.
 * @example formatDay('2025-08-25') // 'Aug 25, 2025'
 */
export function formatDay(day: CalendarDate): string {
  const time = axisTime(day);
  return time === null ? day : long(time);
}

/** A calendar date without its year. @example formatDayShort('2025-08-25') // 'Aug 25' */
export function formatDayShort(day: CalendarDate): string {
  const time = axisTime(day);
  return time === null ? day : short(time);
}

/** A month of a year. @example formatMonth('2025-09') // 'Sep 2025' */
export function formatMonth(month: string): string {
  const time = axisTime(`${month}-01`);
  return time === null ? month : monthOfYear(time);
}

/** Two days as a range. @example formatDays({ from: '2025-08-25', to: '2025-11-23' }) // 'Aug 25 – Nov 23, 2025' */
export function formatDays({ from, to }: { readonly from: CalendarDate; readonly to: CalendarDate }): string {
  const start = axisTime(from);
  const end = axisTime(to);
  if (start === null || end === null) return `${from} – ${to}`;
  // Intl puts thin spaces around the dash; plain ones can be searched and copied.
  return legible(range().formatRange(start, end).replaceAll('\u2009', ' '));
}

/**
 * An instant as local time in a zone. If the instant or the zone is invalid, the text is returned unchanged.
 * @example formatMoment('2026-03-02T09:30:00Z', 'Europe/Warsaw') // 'Mar 2, 2026, 10:30 AM (Europe/Warsaw)'
 */
export function formatMoment(iso: string, timeZone: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  try {
    const clock = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone });
    return `${clock(time).replaceAll('\u202f', ' ')} (${timeZone})`;
  } catch {
    return iso;
  }
}
