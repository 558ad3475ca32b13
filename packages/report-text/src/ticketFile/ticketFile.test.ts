import type { TicketProblem } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { ambiguousDateText } from './ambiguousDateText.ts';
import { doneCountsText } from './doneCountsText.ts';
import { elapsedTableText } from './elapsedTableText.ts';
import { foundTicketsText } from './foundTicketsText.ts';
import { ticketProblemText } from './ticketProblemText.ts';
import { typesText } from './typesText.ts';

const formats = createFormats(defaultBrand);

it('the text shows the possible days of an ambiguous date', () => {
  const days = [{ day: '2026-03-11' }, { day: '2026-11-03' }];
  expect(ambiguousDateText(formats, { text: '11/03/26', days })).toBe('“11/03/26” can be Mar 11, 2026 or Nov 3, 2026');
});

it('the text explains the limits of a table that has no start of work', () => {
  expect(elapsedTableText('jira')).toContain(
    'This table doesn’t say when work started, so times run from creation to completion and there is no verdict. For a verdict, connect to Jira directly, or export its issues as JSON with their changelogs.',
  );
  expect(elapsedTableText(null)).toContain('one row per status change');
});

it.each([
  [{ tickets: 1, outOfScope: 0, unreadable: 0 }, '1 ticket found. Compare'],
  [
    { tickets: 1200, outOfScope: 30, unreadable: 2 },
    '1,200 tickets found, excluding 30 of other types (such as sub-tasks or epics) and 2 that can’t be read. Compare this number with your tracker. A file doesn’t show whether tickets are missing.',
  ],
])('the text gives the number of tickets for %j', (found, text) => {
  expect(foundTicketsText(formats, found)).toContain(text);
});

it('the text gives the number of tickets that have a date of completion, and of those that are done', () => {
  const dated = { heading: 'Resolved', count: 1700 };
  const state = { heading: 'Status', done: 1570, open: 190, unknown: 0 };
  expect(doneCountsText(formats, 1760, { dated, state, undated: 0 })).toBe(
    'Done by Status: 1,570 of 1,760 tickets; not done: 190. With a date in Resolved: 1,700. Tickets that are not done don’t count as completed.',
  );
  expect(doneCountsText(formats, 1760, { dated, state: { ...state, open: 80, unknown: 110 }, undated: 9 })).toBe(
    'Done by Status: 1,570 of 1,760 tickets; not done: 80; not known: 110. With a date in Resolved: 1,700. Tickets that are not done don’t count as completed. If a ticket with a date has an unknown status, say what that status means. At least 9 done tickets can’t be measured, because the end date is missing. In Jira, also export Status Category Changed.',
  );
  expect(doneCountsText(formats, 1760, { dated, state: null, undated: 0 })).toBe(
    'With a date in Resolved: 1,700 of 1,760 tickets. A reopened ticket keeps this date, and the file has no Status Category to show that it is open.',
  );
});

it('the text lists types with their numbers', () => {
  const types = ['Story', 'Bug', 'Sub-task'].map((name, index) => ({ name, count: 1000 - index }));
  expect(typesText(formats, { types, unlisted: 0, leaveOut: ['sub-task'] })).toBe(
    'Counted: Story (1,000), Bug (999). Excluded: Sub-task (998).',
  );
  expect(typesText(formats, { types: types.slice(0, 1), unlisted: 1234, leaveOut: [] })).toBe(
    'Counted: Story (1,000). Other types: 1,234.',
  );
  expect(typesText(formats, { types: [], unlisted: 0, leaveOut: [] })).toBe('');
});

// The tests of ticket-files compare the sentences about all files that are refused.
it.each<[TicketProblem, string]>([
  [{ kind: 'cells', cells: 1200, columns: 4 }, 'There are 1200 cells, and 4 columns in the first line.'],
  [
    { kind: 'date', column: 'done', date: { kind: 'unknown-day', text: '30/02/26', first: 'day' } },
    'done: There is no day 30/02/26, if the day is written first.',
  ],
  [
    { kind: 'impossible-orders', count: 5, tickets: 9, swapped: ['created', 'done'] },
    '5 of 9 tickets, more than 1%, have dates in an impossible order. Are created and done swapped?',
  ],
  [
    { kind: 'unknown-status', name: 'QA', issue: 'A-1', count: 2 },
    'The status “QA” of issue “A-1” is not known: say whether it means new, in progress or done. It occurs 2 times.',
  ],
  [
    { kind: 'unknown-category', name: 'Bitti', issue: null, count: 1 },
    'The status category “Bitti” is not known: say whether it means new, in progress or done.',
  ],
])('the text explains the problem %j', (problem, text) => {
  expect(ticketProblemText(problem)).toBe(text);
});
