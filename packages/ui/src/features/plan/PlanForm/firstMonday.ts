import { PLAN_DAYS_AHEAD } from '@roi-insight/contracts';
import { addDays, addYears, isMonday, nextMonday, startOfDay } from 'date-fns';

/** Local midnight of the Monday on or after a day. */
export function mondayFrom(day: Date): Date {
  const midnight = startOfDay(day);
  return isMonday(midnight) ? midnight : nextMonday(midnight);
}

/** The first Monday on which a plan that is made today can begin. */
export const firstMonday = (today: Date): Date => mondayFrom(addDays(today, PLAN_DAYS_AHEAD));

/** The last selectable Monday, a year from today. Today's tickets say little about teams that start later. */
export const lastMonday = (today: Date): Date => mondayFrom(addYears(today, 1));
