import { describe, expect, it } from 'vitest';
import { accepted, problemsOf, readText } from './readText.ts';

const FINE = '2026-01-05,2026-01-06,2026-01-07';
const wide = (...rows: readonly string[]) =>
  readText(['id,created,started,done', ...rows.map((row, index) => `T-${index},${row}`)].join('\n'));
const long = (...created: readonly string[]) =>
  readText(
    `id,created,status,at\n${created.map((day, index) => `T-${index},${day},Done,2026-01-07T09:00:00Z`).join('\n')}`,
  );
const rows = (count: number, row: string) => Array.from({ length: count }, () => row);

describe('dates in an impossible order', () => {
  it.each([
    ['2026-01-07,,2026-01-05', 'is done before it was created', 'Are created and done swapped?'],
    ['2026-01-07,2026-01-05,2026-01-08', 'is started before it was created', 'Are created and started swapped?'],
    ['2026-01-05,2026-01-08,2026-01-07', 'is done before it is started', 'Are started and done swapped?'],
  ])('are refused with a guess of the cause: a ticket that %s', async (row, what, guess) => {
    expect(await problemsOf(wide(...rows(17, FINE), row, row))).toEqual([
      `null: 2 of 19 tickets, more than 1%, have dates in an impossible order. ${guess}`,
      `19: “T-17” ${what}.`,
      `20: “T-18” ${what}.`,
    ]);
  });

  it('are also refused in a table with a row for each change', async () => {
    const text =
      'id,created,status,at\nA,2026-01-05,In Progress,2026-01-04T08:00:00Z\nA,2026-01-05,Done,2026-01-04T09:00:00Z';
    expect(await problemsOf(readText(text))).toEqual([
      'null: 1 of 1 tickets, more than 1%, have dates in an impossible order. Are created and at swapped?',
      '2: “A” has changes from before it was created.',
    ]);
  });

  it.each([
    ['ticket', wide(...rows(9, FINE), '2026-01-09,,2026-01-05'), '2026-01-07T23:59:59.999Z'],
    ['change', long(...rows(9, '2026-01-05'), '2026-01-09'), '2026-01-07T09:00:00Z'],
  ])('leave few tickets out of a table with a row for each %s, and do not move its end', async (_, text, end) => {
    const file = await accepted(text);
    expect({ tickets: file.tickets.length, unreadable: file.unreadable }).toEqual({ tickets: 9, unreadable: 1 });
    expect(file.latestMs).toBe(Date.parse(end));
  });

  it.each([
    // First days without a time, then clocks that differ by seconds.
    '2026-01-05T18:00:00Z,2026-01-05,2026-01-05',
    '2026-01-05T18:00:30Z,2026-01-05T18:00:00Z,2026-01-05T18:00:10Z',
  ])('do not include the dates %s', async (row) => {
    expect((await accepted(wide(row))).tickets).toHaveLength(1);
  });
});

it('a ticket that is started and done at the same time is complete', async () => {
  const { incompleteHistories, tickets } = await accepted(wide('2026-01-05,2026-01-06T09:00:00Z,2026-01-06T09:00:00Z'));
  expect(incompleteHistories).toBe(0);
  expect(tickets[0]?.transitions.map(({ to }) => to)).toEqual(['indeterminate', 'done']);
});

describe('impossible dates', () => {
  it.each([
    ['0001-01-01,,', '2: created: “0001-01-01” is before 1990.'],
    ['1989-12-31T23:59:59Z,,', '2: created: “1989-12-31T23:59:59Z” is before 1990.'],
    ['2026-01-05,,9999-12-31', '2: done: “9999-12-31” is in the future.'],
    ['2026-01-05,2031-01-03,', '2: started: “2031-01-03” is in the future.'],
  ])('are refused: %s', async (row, problem) => {
    expect(await problemsOf(wide(row))).toEqual([problem]);
  });

  it('do not include a date one day ahead, which may be from another time zone', async () => {
    expect((await accepted(wide('2031-01-01T23:00:00+14:00,,2031-01-02'))).tickets).toHaveLength(1);
  });

  it.each([
    ['created', { created: '1970-01-01T00:00:00.000+0000' }, '1970-01-01T00:00:00.000Z is before 1990.'],
    ['resolutiondate', { resolutiondate: '2062-01-01T00:00:00.000Z' }, '2062-01-01T00:00:00.000Z is in the future.'],
  ])('are refused if they are in the field %s of an issue', async (field, fields, why) => {
    const issue = {
      id: '1',
      key: 'A-1',
      fields: {
        created: '2026-01-05T09:00:00.000Z',
        status: { id: '10', name: 'To Do', statusCategory: { key: 'new' } },
        issuetype: { id: '1', name: 'Story' },
        ...fields,
      },
      changelog: { total: 0, histories: [] },
    };
    expect(await problemsOf(readText(JSON.stringify([issue])))).toEqual([`null: Issue “A-1”, ${field}: ${why}`]);
  });

  it('are refused if they are in the changes of an issue', async () => {
    const at = (created: string) => ({ created, items: [{ fieldId: 'status', from: '10', to: '11' }] });
    const issue = {
      id: '1',
      key: 'A-1',
      fields: {
        created: '2026-01-05T09:00:00.000Z',
        status: { id: '11', name: 'Doing', statusCategory: { key: 'indeterminate' } },
        issuetype: { id: '1', name: 'Story' },
      },
      changelog: { total: 1, histories: [at('2062-01-01T00:00:00.000Z')] },
    };
    expect((await problemsOf(readText(JSON.stringify([issue]))))[0]).toBe(
      'null: Issue “A-1”, a change of status: 2062-01-01T00:00:00.000Z is in the future.',
    );
  });
});
