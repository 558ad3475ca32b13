import type { Funnel, Measure } from '@roi-insight/contracts';
import { Failure } from '../failure.ts';

type Reasons = readonly (readonly [keyof Funnel, string])[];

const COMMON: Reasons = [
  ['out_of_scope', 'sub-tasks, epics or finished outside both windows'],
  ['unfinished', 'not finished'],
];
const REASONS: Readonly<Record<Measure, Reasons>> = {
  active: [
    ...COMMON,
    ['no_active_time', 'never in progress'],
    ['under_1_hour', 'under 1 hour of work'],
    ['over_40_hours', 'over 40 hours of work'],
  ],
  elapsed: [
    ...COMMON,
    ['no_active_time', 'without a date of creation'],
    ['under_1_hour', 'finished within 1 working hour of their creation'],
    ['over_40_hours', 'finished over 40 working hours after their creation'],
  ],
};

/** The failure for a project of whose tickets none counts: what was found and why. */
export function nothingToMeasure(funnel: Funnel, measure: Measure): Failure {
  if (funnel.found === 0) {
    return new Failure(
      'nothing-to-measure',
      'The project has no tickets that were created or finished in the weeks around the adoption date. Check the date and the project.',
    );
  }
  const parts = REASONS[measure].filter(([key]) => funnel[key] > 0).map(([key, reason]) => `${funnel[key]} ${reason}`);
  const isTimed = funnel.no_active_time + funnel.under_1_hour + funnel.over_40_hours > 0;
  const why =
    measure === 'elapsed' && isTimed
      ? ' Too few of the finished ones were ever in progress, so that their times run from creation to completion.'
      : '';
  return new Failure(
    'nothing-to-measure',
    `Nothing can be measured: of ${funnel.found} tickets found none counts (${parts.join('; ')}).${why} Check the date and the project.`,
  );
}
