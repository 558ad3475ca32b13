import type { AppliedCalendar, Calendar } from '@roi-insight/contracts';
import { DEFAULT_CALENDAR, type WorkingCalendar } from '@roi-insight/roi-math';

/** What the measurement takes of a calendar; what is absent is as usual. */
export function workingCalendar({ working_days: days, hours, holidays }: Calendar): WorkingCalendar {
  return {
    workingDays: days ?? DEFAULT_CALENDAR.workingDays,
    from: hours?.from ?? DEFAULT_CALENDAR.from,
    to: hours?.to ?? DEFAULT_CALENDAR.to,
    holidays: holidays ?? DEFAULT_CALENDAR.holidays,
  };
}

/**
 * The parts of a calendar that differ from the usual one, so that choosing the usual one gives the usual report.
 * @param usualZone the tracker's
 */
export function appliedCalendar(calendar: Calendar, usualZone: string): AppliedCalendar | undefined {
  const days = sorted(calendar.working_days ?? []);
  const holidays = sorted(calendar.holidays ?? []);
  const { time_zone: zone, hours } = calendar;
  const { from, to, workingDays } = DEFAULT_CALENDAR;
  const applied = {
    ...(zone !== undefined && zone !== usualZone && { time_zone: zone }),
    ...(days.length > 0 && days.join() !== workingDays.join() && { working_days: days }),
    ...(hours && (hours.from !== from || hours.to !== to) && { hours }),
    ...(holidays.length > 0 && { holidays }),
  };
  return Object.keys(applied).length === 0 ? undefined : applied;
}

function sorted<T extends number | string>(items: readonly T[]): T[] {
  return [...new Set(items)].toSorted((a, b) => (a < b ? -1 : 1));
}
