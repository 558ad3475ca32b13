import type { CalendarDate } from '@roi-insight/contracts';
import { addWeeks, parseISO } from 'date-fns';
import { toCalendarDate } from '../../toCalendarDate.ts';

/** The Monday that is this many weeks after the first start. @example planDay('2027-01-04', 26) // '2027-07-05' */
export const planDay = (start: CalendarDate, week: number): CalendarDate =>
  toCalendarDate(addWeeks(parseISO(start), week));
