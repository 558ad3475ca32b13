import type { Funnel, Measure } from '@roi-insight/contracts';
import { MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** Parts of the request that can exclude tickets. `filter` is a scope with components, labels, types or similar fields. */
export const CHOICES = ['scope', 'filter', 'work-statuses', 'calendar'] as const;
type Choice = (typeof CHOICES)[number];

/** Parameters of the failure `nothing-to-measure`. */
interface NothingToMeasure {
  /** The number of tickets for each reason why they are left out. */
  readonly funnel: Funnel;
  /** `elapsed` if too few tickets were ever in progress. */
  readonly measure: Measure;
  readonly source: 'project' | 'file';
  readonly choices: readonly Choice[];
  /** Number of tickets out of scope in a file that are done, but have no date on which they ended. */
  readonly undated?: number | undefined;
}

/** Says how many tickets were found, and why all of them are left out. */
export function nothingToMeasureText(failure: NothingToMeasure, formats: Formats): string {
  const { funnel, measure, source, choices, undated = 0 } = failure;
  if (funnel.found === 0) {
    return `The ${source} has no tickets created or finished in the weeks around the adoption date. ${advice(failure)}`;
  }
  const counts = { ...funnel, out_of_scope: funnel.out_of_scope - undated, undated };
  const parts = reasons(failure, formats)
    .map(([key, reason]) => [counts[key] ?? 0, reason] as const)
    .filter(([count]) => count > 0)
    .map(([count, reason]) => `${formats.count(count)} ${reason}`);
  const isTimed = funnel.no_active_time + funnel.too_short + funnel.too_long > 0;
  const why =
    measure === 'elapsed' && isTimed
      ? ` Too few finished tickets were ever in ${choices.includes('work-statuses') ? 'the chosen statuses' : 'progress'}, so times run from creation to completion.`
      : '';
  const none = funnel.found === 1 ? 'it can’t' : 'none can';
  return `We found ${formats.counted(funnel.found, 'ticket')}, but ${none} be measured (${parts.join('; ')}).${why} ${advice(failure)}`;
}

function reasons(
  failure: NothingToMeasure,
  { counted }: Formats,
): readonly (readonly [keyof Funnel | 'undated', string])[] {
  const [least, leastWorking] = [counted(MIN_AVERAGED_HOURS, 'hour'), counted(MIN_AVERAGED_HOURS, 'working hour')];
  const [most, mostWorking] = [counted(MAX_AVERAGED_HOURS, 'hour'), counted(MAX_AVERAGED_HOURS, 'working hour')];
  return [
    [
      'out_of_scope',
      `${failure.choices.includes('filter') ? 'outside the chosen scope, ' : ''}sub-tasks, epics or outside the window`,
    ],
    ['undated', 'done, but without an end date'],
    ['unreadable', 'unreadable'],
    ['repeated', 'listed more than once'],
    ['unfinished', 'not finished'],
    ['later', 'finished after the window'],
    ['not_delivered', 'closed without work'],
    ...(failure.measure === 'elapsed'
      ? ([
          ['no_active_time', 'without a creation date'],
          ['too_short', `finished within ${leastWorking} of creation`],
          ['too_long', `finished over ${mostWorking} after creation`],
        ] as const)
      : ([
          ['no_active_time', failure.measure === 'logged' ? 'without logged hours' : neverIn(failure)],
          ['too_short', `under ${least} of work`],
          ['too_long', `over ${most} of work`],
        ] as const)),
  ];
}

const neverIn = ({ choices }: NothingToMeasure) =>
  `never in ${choices.includes('work-statuses') ? 'the chosen statuses' : 'progress'}`;

const END_DATE = 'Also export the column with the end date: in Jira, Resolved or Status Category Changed.';

function advice({ source, choices, funnel, undated = 0 }: NothingToMeasure): string {
  if (source === 'file') {
    return [
      ...(undated > 0 ? [END_DATE] : []),
      ...(undated > 0 && undated === funnel.found ? [] : ['Check the adoption date and the meaning of the statuses.']),
    ].join(' ');
  }
  const chosen = (['scope', 'calendar'] as const).filter((choice) => choices.includes(choice));
  return `Check ${['the date', ...chosen.map((choice) => `the ${choice}`)].join(', ')} and the project.`;
}
