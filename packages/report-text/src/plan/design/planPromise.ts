import type { Formats } from '../../format/index.ts';
import { planDay } from './planDay.ts';
import type { PlanOutline } from './PlanOutline.ts';

export interface PlanPromise {
  readonly proves: readonly string[];
  readonly provesNot: readonly string[];
}

/** The facts that the report on a plan can and cannot prove. */
export function planPromise(formats: Formats, { start, weeks }: Pick<PlanOutline, 'start' | 'weeks'>): PlanPromise {
  return {
    proves: [
      'Whether the rollout changed how long tickets of these teams take. Chance alone decided who starts when, so season, trends and other projects cannot explain the difference.',
      'Between which limits the change is, and how many of the possible orders would show one as large by chance.',
    ],
    provesNot: [
      'What one person saves: teams are compared, with everyone in them.',
      'Whether the work is better or worse: only its time is measured.',
      'What happens in other teams, or in these teams after '.concat(formats.day(planDay(start, weeks)), '.'),
    ],
  };
}
