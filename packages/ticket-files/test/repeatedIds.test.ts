import { expect, it } from 'vitest';
import { problemsOf, readText } from './readText.ts';

const HEADING = 'id,type,created,started,done';
const FIRST = 'PAY-1,Story,2026-01-05,2026-01-06,2026-01-07';
const OTHER = 'PAY-2,Bug,2026-01-05,,';
const HEADINGS = { id: 'Ref', created: 'Opened', done: 'Shipped' } as const;

it.each([
  ['the same values', FIRST],
  ['another date of completion', 'PAY-1,Story,2026-01-05,2026-01-06,2026-02-07'],
  ['a type that the reader leaves out', 'PAY-1,Epic,2026-01-05,2026-01-06,2026-01-07'],
  ['dates in an impossible order', 'PAY-1,Story,2026-01-05,2026-01-07,2026-01-06'],
  ['white space', ' PAY-1 ,Story,2026-01-05,,'],
])('a ticket that is repeated in a wide table is refused if its second row has %s', async (_, again) => {
  // A page may be repeated in place of a missing one, so that the number of rows still equals the number that the tracker states.
  expect(await problemsOf(readText([HEADING, FIRST, OTHER, again, FIRST].join('\n')))).toEqual([
    '4: “PAY-1” is also on line 2.',
    '5: “PAY-1” is also on line 2.',
  ]);
});

it('a repeated ticket is also refused in a table with other columns', async () => {
  const text = 'Ref,Opened,Shipped\nPAY-1,2026-01-05,2026-01-06\nPAY-1,2026-01-05,2026-01-06\n';
  const columns = { headings: HEADINGS, dateOrder: null, leaveOut: [] };
  expect(await problemsOf(readText(text, { columns }))).toEqual(['3: “PAY-1” is also on line 2.']);
});
