import type { CalendarDate } from '@roi-insight/contracts';

/** The day of a moment in the reader's time zone. */
export function toCalendarDate(moment: Date): CalendarDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
