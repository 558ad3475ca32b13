import type { UsageWeek, WireUsageWeek } from './usageWeek.ts';

/** The inverse of `usageWeekFrom`, in a separate file so that writing a report loads no schemas. */
export const usageWeekToWire = (week: UsageWeek): WireUsageWeek =>
  week.coverage === 'not-covered'
    ? { week_start: week.weekStart, coverage: week.coverage }
    : {
        week_start: week.weekStart,
        coverage: week.coverage,
        active: week.active,
        ...(week.seats !== null && { seats: week.seats }),
        ...(week.spend !== null && { spend: week.spend }),
      };
