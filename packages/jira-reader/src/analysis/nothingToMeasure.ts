import { type Funnel, leavesTicketsOut, type Measure, type Provenance } from '@roi-insight/contracts';
import { RequestFailure } from '../RequestFailure.ts';

/** The applied scope and calendar. */
type Choice = Partial<Pick<Provenance, 'scope' | 'calendar'>>;

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

/** The failure for a project without a ticket that counts: which tickets were found, and why they do not count. */
export function nothingToMeasure(funnel: Funnel, measure: Measure, { scope, calendar }: Choice = {}): RequestFailure {
  if (funnel.found === 0) {
    return new RequestFailure(
      'nothing-to-measure',
      'The project has no tickets that were created or finished in the weeks around the adoption date. Check the date and the project.',
    );
  }
  const isChosenWork = scope?.work_statuses !== undefined;
  const parts = REASONS[measure]
    .filter(([key]) => (funnel[key] ?? 0) > 0)
    .map(([key, reason]) => {
      if (key === 'out_of_scope' && leavesTicketsOut(scope))
        return `${funnel[key]} outside the chosen scope, ${reason}`;
      if (key === 'no_active_time' && measure === 'active' && isChosenWork)
        return `${funnel[key]} never in the chosen statuses`;
      return `${funnel[key]} ${reason}`;
    });
  const isTimed = funnel.no_active_time + funnel.under_1_hour + funnel.over_40_hours > 0;
  const why =
    measure === 'elapsed' && isTimed
      ? ` Too few of the finished tickets were ever in ${isChosenWork ? 'the chosen statuses' : 'progress'}, so times are measured from creation to completion.`
      : '';
  const chosen = [...(scope ? ['the scope'] : []), ...(calendar ? ['the calendar'] : [])];
  return new RequestFailure(
    'nothing-to-measure',
    `Nothing can be measured: none of the ${funnel.found} tickets found can be counted (${parts.join('; ')}).${why} Check ${['the date', ...chosen].join(', ')} and the project.`,
  );
}
