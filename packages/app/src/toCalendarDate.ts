import type { CalendarDate } from '@roi-insight/contracts';

/**
 * The day that a moment falls on for this user.
 * @example toCalendarDate(new Date(2025, 7, 25)) // '2025-08-25'
 */
export function toCalendarDate(moment: Date): CalendarDate {
  const part = (value: number, length: number) => String(value).padStart(length, '0');
  return `${part(moment.getFullYear(), 4)}-${part(moment.getMonth() + 1, 2)}-${part(moment.getDate(), 2)}`;
}
