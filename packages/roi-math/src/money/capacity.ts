import { CAPACITY_WARNING_SHARE, HOURS_PER_DAY } from '../constants.ts';
import { weekdaysBetween } from '../time/weekdaysBetween.ts';

/** Whether a team of this size can have saved what the headline claims. */
export interface Capacity {
  /** `refused`: more hours saved than the team works; `warned`: more than {@link CAPACITY_WARNING_SHARE} of them. */
  readonly kind: 'plausible' | 'warned' | 'refused';
  /** Working hours saved in the post period according to the headline. */
  readonly hoursSaved: number;
  readonly teamHours: number;
}

/** Share of weekdays in a week, where the dates of the period are unknown. */
const WEEKDAY_SHARE = 5 / 7;

/**
 * Working hours of the team in a period: seats × 8 h × weekdays. A seat stands for one person; public holidays and leave
 * are not taken into account.
 * @param from first day of the period as a day number; null if unknown
 */
export function teamHoursOf(seats: number, from: number | null, days: number): number {
  const weekdays = from === null ? days * WEEKDAY_SHARE : weekdaysBetween(from, from + days);
  return seats * HOURS_PER_DAY * weekdays;
}

/** Compares the hours that the headline claims with those that the team works. */
export function capacity(hoursSaved: number, teamHours: number): Capacity {
  return { kind: kindOf(hoursSaved, teamHours), hoursSaved, teamHours };
}

function kindOf(hoursSaved: number, teamHours: number): Capacity['kind'] {
  if (hoursSaved > teamHours) return 'refused';
  return hoursSaved > teamHours * CAPACITY_WARNING_SHARE ? 'warned' : 'plausible';
}
