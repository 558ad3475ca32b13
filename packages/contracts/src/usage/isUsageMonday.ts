import { isCalendarDate } from '../values/calendarDate.ts';
import { USAGE_DAYS } from './usageLimits.ts';

/** Whether a week of usage can begin on this day: a Monday from 2000 to 2100. */
export const isUsageMonday = (day: unknown): boolean =>
  typeof day === 'string' &&
  day >= USAGE_DAYS.first &&
  day <= USAGE_DAYS.last &&
  isCalendarDate(day) &&
  new Date(day).getUTCDay() === 1;
