import type { Funnel, Measure } from '@roi-insight/contracts';
import { RequestFailure } from '../requestFailure.ts';

type Reasons = readonly (readonly [keyof Funnel, string])[];

const COMMON: Reasons = [
  ['out_of_scope', 'sub-tasks, epics or finished outside both windows'],
  ['unreadable', 'could not be read'],
  ['repeated', 'listed more than once'],
  ['unfinished', 'not finished'],
  ['not_delivered', 'closed without being built'],
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

/**
 * The failure for a project without a ticket that can be counted: what was found, and why it does not count.
 * @param isNarrowed whether a scope was chosen
 */
export function nothingToMeasure(funnel: Funnel, measure: Measure, isNarrowed = false): RequestFailure {
  if (funnel.found === 0) {
    return new RequestFailure(
      'nothing-to-measure',
      'The project has no tickets that were created or finished in the weeks around the adoption date. Check the date and the project.',
    );
  }
  const parts = REASONS[measure]
    .filter(([key]) => (funnel[key] ?? 0) > 0)
    .map(([key, reason]) => {
      const scope = isNarrowed && key === 'out_of_scope' ? 'outside the chosen scope, ' : '';
      return `${funnel[key]} ${scope}${reason}`;
    });
  const isTimed = funnel.no_active_time + funnel.under_1_hour + funnel.over_40_hours > 0;
  const why =
    measure === 'elapsed' && isTimed
      ? ' Too few of the finished tickets were ever in progress, so times are measured from creation to completion.'
      : '';
  return new RequestFailure(
    'nothing-to-measure',
    `Nothing can be measured: none of the ${funnel.found} tickets found can be counted (${parts.join('; ')}).${why} Check the date${isNarrowed ? ', the scope' : ''} and the project.`,
  );
}
