import type { CalendarDate } from '@roi-insight/contracts';

const padded = (part: number, length = 2) => String(part).padStart(length, '0');

/** The day of a moment in the reader's time zone. */
export const toCalendarDate = (moment: Date): CalendarDate =>
  `${padded(moment.getFullYear(), 4)}-${padded(moment.getMonth() + 1)}-${padded(moment.getDate())}`;
