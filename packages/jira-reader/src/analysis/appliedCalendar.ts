import type { AppliedCalendar, Calendar } from '@roi-insight/contracts';
import { DEFAULT_CALENDAR } from '@roi-insight/roi-math';

/**
 * The parts of a calendar that differ from the default, so that choosing the default gives the default report.
 * @param usualZone the tracker's time zone
 */
export function appliedCalendar(calendar: Calendar, usualZone: string): AppliedCalendar | undefined {
  const days = sorted(calendar.working_days ?? []);
  const holidays = sorted(calendar.holidays ?? []);
  const { time_zone: zone, hours } = calendar;
  const { from, to, workingDays } = DEFAULT_CALENDAR;
  const applied = {
    ...(zone !== undefined && zone !== usualZone && { time_zone: zone }),
    ...(days.length > 0 && days.join() !== workingDays.join() && { working_days: days }),
    ...(hours && (hours.from !== from || hours.to !== to) && { hours: { from: hours.from, to: hours.to } }),
    ...(holidays.length > 0 && { holidays }),
  };
  return Object.keys(applied).length === 0 ? undefined : applied;
}

function sorted<T extends number | string>(items: readonly T[]): T[] {
  return [...new Set(items)].toSorted((a, b) => (a < b ? -1 : 1));
}
