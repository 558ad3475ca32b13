import { expect, it } from 'vitest';
import { inspectTicketFile, usuallyLeftOut } from '../../src/index.ts';
import { accepted, pieces, readText } from '../readText.ts';

const row = (id: number, type: string) => `${id},${type},2026-01-05,2026-01-06`;

/** A table with more types than the list of values can have, followed by the given types. */
const table = (head: string, ...others: readonly string[]) =>
  [
    head,
    ...[...Array.from({ length: 60 }, (_, index) => `Type ${index}`), ...others].map((type, id) => row(id, type)),
  ].join('\n');

async function suggestedFor(text: string) {
  const found = await inspectTicketFile(pieces(new TextEncoder().encode(text), 1000));
  if (found.kind !== 'table') throw new Error(JSON.stringify(found));
  return found;
}

it('the usual types are left out, however many types there are', async () => {
  const text = table('Ref,Kind,Opened,Shipped', 'Sub-task', 'EPIC', 'Type 0', 'Sub-task');
  const found = await suggestedFor(text);
  const headings = { id: 'Ref', type: 'Kind', created: 'Opened', done: 'Shipped' };
  const leaveOut = usuallyLeftOut(found, headings);
  expect(leaveOut).toEqual(['Sub-task', 'EPIC']);
  const file = await accepted(readText(text, { columns: { headings, dateOrder: null, leaveOut } }));
  expect([file.tickets.length, file.outOfScope]).toEqual([61, 3]);
});

it('the question about types lists the first types and the left-out types, each with its number of tickets', async () => {
  const { columns } = await suggestedFor(table('Ref,Kind,Opened,Shipped', 'Sub-task', 'Type 0', 'Type 59', 'Sub-task'));
  const { values, unlisted } = columns[1] ?? {};
  expect(values?.slice(0, 3)).toEqual([
    { name: 'Type 0', count: 2 },
    { name: 'Sub-task', count: 2 },
    { name: 'Type 1', count: 1 },
  ]);
  expect([values?.length, unlisted]).toEqual([51, 11]);
});

it('if the tracker is recognized, its own types to leave out are added to the usual ones', async () => {
  const { origin, suggested } = await suggestedFor(
    table('ID,Work Item Type,Created Date,Closed Date,State', 'Feature', 'Epic').replaceAll('06\n', '06,Closed\n'),
  );
  expect([origin, suggested.leaveOut]).toEqual(['azure-boards', ['Feature', 'Epic']]);
});

it('a long text in the column of types is ignored', async () => {
  const { columns } = await suggestedFor(['Ref,Kind', `A,${'x'.repeat(300)}`, 'B,Epic'].join('\n'));
  expect(columns[1]).toMatchObject({ values: [{ name: 'Epic', count: 1 }], unlisted: 1 });
});
