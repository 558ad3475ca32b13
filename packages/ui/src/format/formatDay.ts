import { type CalendarDate } from '@roi-insight/contracts';

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Milliseconds of a calendar date on an axis that counts in UTC; null when the text names no day. */
export function axisTime(day: CalendarDate): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/**
 * A calendar date in words, the same in every time zone. What is no date stays as it is.
 * @example formatDay('2025-08-25') // 'Aug 25, 2025'
 */
export function formatDay(day: CalendarDate): string {
  const time = axisTime(day);
  return time === null ? day : long.format(time);
}

/** A calendar date without its year. @example formatDayShort('2025-08-25') // 'Aug 25' */
export function formatDayShort(day: CalendarDate): string {
  const time = axisTime(day);
  return time === null ? day : short.format(time);
}

/** Two days as a range. @example formatDays({ from: '2025-08-25', to: '2025-11-23' }) // 'Aug 25 – Nov 23, 2025' */
export function formatDays({ from, to }: { readonly from: CalendarDate; readonly to: CalendarDate }): string {
  const start = axisTime(from);
  const end = axisTime(to);
  if (start === null || end === null) return `${from} – ${to}`;
  // Intl writes thin spaces around the dash; ordinary ones can be found and copied.
  return long.formatRange(start, end).replaceAll('\u2009', ' ');
}

/**
 * A moment as the wall clock of a zone showed it. A zone or moment that cannot be read stays as it is.
 * @example formatMoment('2026-03-02T09:30:00Z', 'Europe/Warsaw') // 'Mar 2, 2026, 10:30 AM (Europe/Warsaw)'
 */
export function formatMoment(iso: string, timeZone: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  try {
    const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
    return `${clock.format(time).replaceAll('\u202f', ' ')} (${timeZone})`;
  } catch {
    return iso;
  }
}
