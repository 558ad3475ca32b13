import type { Report } from '@roi-insight/contracts';
import { CAPACITY_WARNING_SHARE, HOURS_PER_DAY } from '../constants.ts';
import { cardValues } from '../report/cardValues.ts';
import { totalDays } from '../report/totalDays.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { weekdaysBetween } from '../time/weekdaysBetween.ts';

/** Whether a team of this size can have saved that much. */
export interface Capacity {
  /** `refused`: more hours saved than the team works; `warned`: more than {@link CAPACITY_WARNING_SHARE} of them. */
  readonly kind: 'plausible' | 'warned' | 'refused';
  /** Working hours saved in the post period according to the headline. */
  readonly hoursSaved: number;
  /** Seats × 8 h × weekdays of the post period; public holidays and leave are not taken into account. */
  readonly teamHours: number;
}

/** Compares the hours saved with the team's working hours; null if either is unknown. */
export function capacity(report: Report, seats: number): Capacity | null {
  const { hoursSaved } = cardValues(report.summary_metrics);
  const from = dayNumber(report.summary_metrics.claude_adoption_date);
  const days = totalDays(report, 'post');
  if (hoursSaved === null || from === null || days === null) return null;
  const teamHours = seats * HOURS_PER_DAY * weekdaysBetween(from, from + days);
  return { kind: kindOf(hoursSaved, teamHours), hoursSaved, teamHours };
}

function kindOf(hoursSaved: number, teamHours: number): Capacity['kind'] {
  if (hoursSaved > teamHours) return 'refused';
  return hoursSaved > teamHours * CAPACITY_WARNING_SHARE ? 'warned' : 'plausible';
}
