import { DAY_MS } from '../constants.ts';
import type { WorkingTime } from './workingCalendar.ts';

/** Weeks start on Mondays: 1969-12-29 is day −3. */
const MONDAY_OFFSET = 3;

/**
 * A function that gives the working time in milliseconds on a wall clock, from a fixed moment to `wall` (milliseconds
 * since 1970-01-01 00:00 of that clock). Only differences have a meaning. Its run time does not depend on the length of
 * the span.
 */
export function workedOnWallClock({ workingDays, startMs, endMs, holidays }: WorkingTime): (wall: number) => number {
  const isWorkingDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => workingDays.has(weekday));
  const daysBefore = isWorkingDay.map((_, weekday) => isWorkingDay.slice(0, weekday).filter(Boolean).length);
  const free = holidays.filter((day) => isWorkingDay[weekdayOf(day)]);
  return (wall) => {
    const day = Math.floor(wall / DAY_MS);
    const weekday = weekdayOf(day);
    const weeks = (day + MONDAY_OFFSET - weekday) / 7;
    const freeBefore = countBelow(free, day);
    const isWorking = isWorkingDay[weekday] === true && free[freeBefore] !== day;
    const whole = weeks * workingDays.size + (daysBefore[weekday] ?? 0) - freeBefore;
    const today = isWorking ? Math.min(Math.max(wall - day * DAY_MS, startMs), endMs) - startMs : 0;
    return whole * (endMs - startMs) + today;
  };
}

/** The weekday of a day number: 0 for Monday. */
function weekdayOf(day: number): number {
  const sinceMonday = day + MONDAY_OFFSET;
  return sinceMonday - Math.floor(sinceMonday / 7) * 7;
}

/** The number of ascending values below `limit`. */
function countBelow(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? Infinity) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
