import type { CalendarDate } from '@roi-insight/contracts';
import { formatISO } from 'date-fns/formatISO';

/**
 * The day of a moment in the reader's time zone.
 * @example toCalendarDate(new Date(2025, 7, 25, 23, 59)) // '2025-08-25'
 */
export function toCalendarDate(moment: Date): CalendarDate {
  return formatISO(moment, { representation: 'date' });
}
