import { expect, it } from 'vitest';
import { nothingToMeasure } from './nothingToMeasure.ts';

const NONE = {
  found: 0,
  out_of_scope: 0,
  unfinished: 0,
  no_active_time: 0,
  under_1_hour: 0,
  over_40_hours: 0,
  analysed: 0,
};

it.each([
  [
    'active',
    { found: 66, unfinished: 1, no_active_time: 2, under_1_hour: 3, over_40_hours: 60 },
    'none of the 66 tickets found can be counted (1 not finished; 2 never in progress; 3 under 1 hour of work; 60 over 40 hours of work). Check',
  ],
  [
    'elapsed',
    { found: 66, out_of_scope: 1, no_active_time: 2, under_1_hour: 3, over_40_hours: 60 },
    '(1 sub-tasks, epics or finished outside both windows; 2 without a date of creation; 3 finished within 1 working hour of their ' +
      'creation; 60 finished over 40 working hours after their creation). Too few of the finished tickets were ever in progress, so ' +
      'times are measured from creation to completion. Check',
  ],
  [
    'active',
    { found: 9, repeated: 2, unfinished: 1, not_delivered: 6 },
    'none of the 9 tickets found can be counted (2 listed more than once; 1 not finished; 6 closed without being built). Check',
  ],
  ['active', {}, 'The project has no tickets'],
  ['elapsed', {}, 'The project has no tickets'],
  ['elapsed', { found: 2, unfinished: 2 }, 'none of the 2 tickets found can be counted (2 not finished). Check'],
] as const)('%s %j', (measure, funnel, words) => {
  const failure = nothingToMeasure({ ...NONE, ...funnel }, measure);
  expect(failure.code).toBe('nothing-to-measure');
  expect(failure.message).toContain(words);
});

it('says what the chosen scope or calendar may have caused', () => {
  const entries = [{ id: '3', name: 'In Progress' }];
  const funnel = { ...NONE, found: 3, out_of_scope: 1, no_active_time: 2 };
  expect(nothingToMeasure(funnel, 'active', { scope: { labels: entries } }).message).toMatch(
    /\(1 outside the chosen scope, sub-tasks, .*; 2 never in progress\)\. Check the date, the scope and the project\.$/,
  );
  expect(nothingToMeasure(funnel, 'active', { scope: { work_statuses: entries } }).message).toMatch(
    /\(1 sub-tasks, .*; 2 never in the chosen statuses\)\. Check the date, the scope and the project\.$/,
  );
  const both = { scope: { work_statuses: entries }, calendar: { working_days: [7] } };
  expect(nothingToMeasure(funnel, 'elapsed', both).message).toMatch(
    /ever in the chosen statuses, so .* Check the date, the scope, the calendar and the project\.$/,
  );
});
