import type { CalendarDate, ReportedWeek, UsageWeek } from '@roi-insight/contracts';
import { dayNumber } from '../time/dayNumber.ts';

/** The covered weeks: those with data. */
export const reportedWeeks = (weeks: readonly UsageWeek[]): readonly ReportedWeek[] =>
  weeks.filter((week) => week.coverage === 'reported');

/** Number of a week that begins on a Monday: successive weeks have successive numbers. */
export const weekNumber = (weekStart: CalendarDate): number => Math.floor(((dayNumber(weekStart) ?? NaN) + 3) / 7);
