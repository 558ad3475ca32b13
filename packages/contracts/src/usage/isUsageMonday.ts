import { isCalendarDate } from '../values/calendarDate.ts';

/** Whether a week of usage can begin on this day: a Monday from 2000 to 2100. */
export const isUsageMonday = (day: unknown): boolean =>
  typeof day === 'string' && day >= '2000' && day < '2101' && isCalendarDate(day) && new Date(day).getUTCDay() === 1;
