import { MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS } from '@roi-insight/roi-math';
import { expect, it } from 'vitest';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';
import { nothingToMeasureText } from './nothingToMeasureText.ts';

const formats = createFormats(defaultBrand);

const least = (unit: string) => formats.counted(MIN_AVERAGED_HOURS, unit);
const most = (unit: string) => formats.counted(MAX_AVERAGED_HOURS, unit);

const OF_PROJECT = { source: 'project', choices: [] } as const;

const NONE = {
  found: 0,
  out_of_scope: 0,
  unfinished: 0,
  no_active_time: 0,
  too_short: 0,
  too_long: 0,
  analysed: 0,
};

it.each([
  [
    'active',
    { found: 66, unfinished: 1, no_active_time: 2, too_short: 3, too_long: 60 },
    `We found 66 tickets, but none can be measured (1 not finished; 2 never in progress; 3 under ${least('hour')} of work; 60 over ${most('hour')} of work). Check`,
  ],
  [
    'elapsed',
    { found: 66, out_of_scope: 1, no_active_time: 2, too_short: 3, too_long: 60 },
    `(1 sub-tasks, epics or outside the window; 2 without a creation date; 3 finished within ${least('working hour')} of ` +
      `creation; 60 finished over ${most('working hour')} after creation). Too few finished tickets were ever in progress, so ` +
      'times run from creation to completion. Check',
  ],
  [
    'active',
    { found: 12, repeated: 2, unfinished: 1, later: 3, not_delivered: 6 },
    'We found 12 tickets, but none can be measured (2 listed more than once; 1 not finished; 3 finished after the window; 6 closed without work). Check',
  ],
  [
    'logged',
    { found: 6, no_active_time: 1, too_short: 2, too_long: 3 },
    `(1 without logged hours; 2 under ${least('hour')} of work; 3 over ${most('hour')} of work). Check`,
  ],
  ['active', {}, 'The project has no tickets'],
  ['elapsed', {}, 'The project has no tickets'],
  ['elapsed', { found: 2, unfinished: 2 }, 'We found 2 tickets, but none can be measured (2 not finished). Check'],
] as const)('%s %j', (measure, funnel, words) => {
  expect(nothingToMeasureText({ ...OF_PROJECT, measure, funnel: { ...NONE, ...funnel } }, formats)).toContain(words);
});

it('the message names the chosen scope and calendar as possible causes', () => {
  const funnel = { ...NONE, found: 3, out_of_scope: 1, no_active_time: 2 };
  const withScope = { ...OF_PROJECT, funnel };
  expect(nothingToMeasureText({ ...withScope, measure: 'active', choices: ['scope', 'filter'] }, formats)).toMatch(
    /\(1 outside the chosen scope, sub-tasks, .*; 2 never in progress\)\. Check the date, the scope and the project\.$/,
  );
  expect(
    nothingToMeasureText({ ...withScope, measure: 'active', choices: ['scope', 'work-statuses'] }, formats),
  ).toMatch(/\(1 sub-tasks, .*; 2 never in the chosen statuses\)\. Check the date, the scope and the project\.$/);
  expect(
    nothingToMeasureText(
      { ...withScope, measure: 'elapsed', choices: ['scope', 'work-statuses', 'calendar'] },
      formats,
    ),
  ).toMatch(/ever in the chosen statuses, so .* Check the date, the scope, the calendar and the project\.$/);
});

it('the message describes a single ticket', () => {
  const funnel = { ...NONE, found: 1, unfinished: 1 };
  expect(nothingToMeasureText({ ...OF_PROJECT, measure: 'active', funnel }, formats)).toContain(
    'We found 1 ticket, but it can’t be measured (1 not finished).',
  );
});

it('the message mentions the statuses of a file', () => {
  const ofFile = { ...OF_PROJECT, source: 'file', measure: 'active' } as const;
  expect(nothingToMeasureText({ ...ofFile, funnel: NONE }, formats)).toMatch(
    /^The file has no tickets .* the meaning of the statuses\.$/,
  );
});

it('the message writes numbers in the notation of the page', () => {
  const german = createFormats({ currency: 'EUR', locale: 'de-DE' });
  const funnel = { ...NONE, found: 1200, unfinished: 1200 };
  expect(nothingToMeasureText({ ...OF_PROJECT, measure: 'active', funnel }, german)).toContain(
    'We found 1.200 tickets',
  );
});
