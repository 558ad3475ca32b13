import type { Report } from '@roi-insight/contracts';
import { CAPACITY_WARNING_SHARE, DAY_MS, HOUR_MS } from '../constants.ts';
import { workedOnWallClock } from '../time/workedOnWallClock.ts';
import { hoursPerDay, readCalendar, workingCalendar, type WorkingTime } from '../time/workingCalendar.ts';

/** Whether a team of this size could have saved as much as the headline claims. */
export interface Capacity {
  /** `refused`: more hours saved than the team works; `warned`: more than {@link CAPACITY_WARNING_SHARE} of the team's hours. */
  readonly kind: 'plausible' | 'warned' | 'refused';
  /** Working hours saved in the post period according to the headline. */
  readonly hoursSaved: number;
  readonly teamHours: number;
}

/**
 * Working hours of the team in a period: seats × the working hours of the calendar that tickets are measured with, so that
 * the two can be compared. A seat is one person; leave is not taken into account.
 * @param from first day of the period as a day number; null if unknown: the period then has an average number of working days
 */
export function teamHoursOf(seats: number, from: number | null, days: number, workingTime: WorkingTime): number {
  if (from === null) return seats * hoursPerDay(workingTime) * (days * (workingTime.workingDays.size / 7));
  const workedUntil = workedOnWallClock(workingTime);
  return (seats * (workedUntil((from + days) * DAY_MS) - workedUntil(from * DAY_MS))) / HOUR_MS;
}

/** The calendar with which a report's hours were measured. */
export function workingTimeOf({ provenance }: Report): WorkingTime {
  return readCalendar(workingCalendar(provenance?.calendar ?? {}));
}

/** φ: the share of the tickets' hours that the team could have worked. It is below 1 if the team worked on several tickets in parallel. */
export function parallelFactor(measuredHours: number, teamHours: number): number {
  return measuredHours > teamHours ? teamHours / measuredHours : 1;
}

/** Compares the hours that the headline claims with those that the team works. */
export function capacity(hoursSaved: number, teamHours: number): Capacity {
  return { kind: kindOf(hoursSaved, teamHours), hoursSaved, teamHours };
}

function kindOf(hoursSaved: number, teamHours: number): Capacity['kind'] {
  if (hoursSaved > teamHours) return 'refused';
  return hoursSaved > teamHours * CAPACITY_WARNING_SHARE ? 'warned' : 'plausible';
}
