import type { Report } from '@roi-insight/contracts';
import { cardValues } from '../report/cardValues.ts';
import { totalDays } from '../report/totalDays.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { weekdaysBetween } from '../time/weekdaysBetween.ts';

const HOURS_A_DAY = 8;
/** Above this share of the team's hours a saving is possible but asks for a second look. */
const WARN_ABOVE = 0.3;

/** Whether a team of this size can have saved that much at all. */
export interface Capacity {
  /** `refused`: more hours saved than the team works; `warned`: more than 30 % of them. */
  readonly kind: 'plausible' | 'warned' | 'refused';
  /** Hours the headline says were saved in the post period. */
  readonly hoursSaved: number;
  /** Seats × 8 h × weekdays of the post period; public holidays and leave are not known and not taken off. */
  readonly teamHours: number;
}

/** Compares the headline's hours with the team's; null when either is unknown. */
export function capacity(report: Report, seats: number): Capacity | null {
  const { hoursSaved } = cardValues(report.summary_metrics);
  const from = dayNumber(report.summary_metrics.claude_adoption_date);
  const days = totalDays(report, 'post');
  if (hoursSaved === null || from === null || days === null) return null;
  const teamHours = seats * HOURS_A_DAY * weekdaysBetween(from, from + days);
  return { kind: kindOf(hoursSaved, teamHours), hoursSaved, teamHours };
}

function kindOf(hoursSaved: number, teamHours: number): Capacity['kind'] {
  if (hoursSaved > teamHours) return 'refused';
  return hoursSaved > teamHours * WARN_ABOVE ? 'warned' : 'plausible';
}
