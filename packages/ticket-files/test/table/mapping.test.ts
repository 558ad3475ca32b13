import { describe, expect, it } from 'vitest';
import { type ColumnMapping, dateOrderOf, inspectTicketFile } from '../../src/index.ts';
import { accepted, pieces, problemsOf, readText } from '../readText.ts';

const inspect = (text: string) => inspectTicketFile(pieces(new TextEncoder().encode(text), 5));

async function inspected(text: string) {
  const table = await inspect(text);
  if (table.kind !== 'table') throw new Error(JSON.stringify(table));
  return table;
}

const HEADINGS = { id: 'Ref', created: 'Opened on', done: 'Shipped' } as const;
const MAPPING: ColumnMapping = { headings: HEADINGS, dateOrder: null, leaveOut: [] };
const table = (...rows: readonly string[]) => ['Ref;Opened on;Shipped;Kind', ...rows].join('\n');

describe('a table with other columns', () => {
  const text = table('A;2026-01-05 09:00;2026-01-06 17:30;Vorgang', 'B;2026-01-07;2026-01-08;Unteraufgabe');

  it('is shown with its first rows, and with values that identify its columns', async () => {
    const { origin, columns, firstRows, rowCount } = await inspected(text);
    expect({ origin, firstRows, rowCount }).toEqual({
      origin: null,
      rowCount: 2,
      firstRows: [
        ['A', '2026-01-05 09:00', '2026-01-06 17:30', 'Vorgang'],
        ['B', '2026-01-07', '2026-01-08', 'Unteraufgabe'],
      ],
    });
    expect(columns.at(-1)).toEqual({
      heading: 'Kind',
      values: [
        { name: 'Vorgang', count: 1 },
        { name: 'Unteraufgabe', count: 1 },
      ],
      unlisted: 0,
      dateOrders: null,
      ambiguousDates: [],
    });
  });

  it('is read according to a mapping, without the types that the mapping leaves out', async () => {
    const columns = { ...MAPPING, headings: { ...HEADINGS, type: 'Kind' }, leaveOut: ['unteraufgabe '] };
    const file = await accepted(readText(text, { columns }));
    expect(file.tickets.map(({ key, transitions }) => [key, transitions.at(-1)?.atMs])).toEqual([
      ['A', Date.parse('2026-01-06T17:30:00Z')],
    ]);
    expect(file.outOfScope).toBe(1);
  });

  it('may have a row for each change', async () => {
    const long =
      'Key,Born,State,Since\nA,2026-01-05,To Do,2026-01-05T08:00:00Z\nA,2026-01-05,Done,2026-01-06T08:00:00Z\n';
    const columns = { ...MAPPING, headings: { id: 'Key', created: 'Born', status: 'State', at: 'Since' } };
    expect((await accepted(readText(long, { columns }))).tickets[0]?.category).toBe('done');
  });

  it.each([
    [{ ...HEADINGS, done: 'Gone' }, '1: There is no column “Gone”.'],
    [{ id: 'Ref', created: 'Opened on' }, '1: Say which columns are id and created'],
    [{ ...HEADINGS, status: 'Kind', at: 'Shipped' }, '1: Say which columns are id and created'],
  ])('is refused if the mapping is %j', async (headings, message) => {
    expect((await problemsOf(readText(text, { columns: { ...MAPPING, headings } }))).join()).toContain(message);
  });

  it('is refused with problems that use the names of its own columns', async () => {
    const wrong = table('A;;2026-01-06;', 'B;soon;;', ';2026-01-06;;', 'C;2026-01-06;;;');
    expect(await problemsOf(readText(wrong, { columns: MAPPING }))).toEqual([
      '2: There is no date in Opened on.',
      '3: Opened on: “soon” is not a date as it is expected here. Write it as 2026-02-01T09:30:00Z.',
      '4: There is no Ref.',
      '5: There are 5 cells, and 4 columns in the first line.',
    ]);
  });

  it('has suggestions only for usual headings, and none for repeated headings', async () => {
    const { origin, suggested } = await inspected('Key,Created at,Closed,Type\nA,2026-01-05,2026-01-06,Epic\n');
    expect({ origin, suggested }).toEqual({
      origin: null,
      suggested: {
        headings: { id: 'Key', created: 'Created at', done: 'Closed', type: 'Type' },
        dateOrder: null,
        leaveOut: ['Epic'],
      },
    });
    for (const [heading, origin] of [
      ['Labels', 'jira'],
      ['Resolved', null],
      ['Resolution', null],
    ] as const) {
      const twice = `Issue key,Issue Type,Created,Resolved,Resolution,Labels,${heading}\nA,Bug,2026-01-05,2026-01-06,Done,x,2026-01-07\n`;
      expect(await inspected(twice)).toMatchObject({ origin, repeated: origin === null ? [heading] : [] });
    }
  });
});

describe('a file', () => {
  it.each(['id,created,done,title\nA,2026-01-05,,x\n', 'ID;Created;Status;At\nA;2026-01-05;;\n'])(
    'is recognized as a table in one of our own forms, which needs no mapping: %j',
    async (text) => {
      const { origin, suggested } = await inspected(text);
      expect(origin).toBe('own');
      const files = await Promise.all([null, suggested].map((columns) => accepted(readText(text, { columns }))));
      expect(files.map(({ tickets }) => tickets.length)).toEqual([1, 1]);
    },
  );

  it('is recognized as JSON by its first character', async () => {
    expect(await inspect('\n {"issues": [')).toEqual({ kind: 'jira-json' });
  });

  it.each(['', 'a,b\n', 'a\0b\n', 'a,'.repeat(10_001)])('is refused if it is no table: case %#', async (text) => {
    expect(await inspect(text)).toMatchObject({ kind: 'refused', count: 1 });
  });
});

describe('the order of day, month and year in dates', () => {
  const order = async (...dates: readonly string[]) => {
    const found = await inspected(table(...dates.map((date, index) => `${index};${date};;`)));
    return dateOrderOf(found, HEADINGS);
  };

  it.each([
    [['2026-11-03', '24/Nov/26 4:13 PM'], { kind: 'not-needed' }],
    [['03/11/2026', '13/11/2026 10:00'], { kind: 'settled', order: 'day-first' }],
    [['03/11/2026', '11/13/2026 4:13:05 PM'], { kind: 'settled', order: 'month-first' }],
    [['26/11/03', '85/12/30'], { kind: 'settled', order: 'year-first' }],
    [['13/11/2026', '11/13/2026'], { kind: 'ask', orders: ['day-first', 'month-first'], examples: [] }],
  ])('is determined from the dates %j: %j', async (dates, expected) => {
    expect(await order(...dates)).toEqual(expected);
  });

  it('has to be chosen by the reader, who sees examples, if no date determines it', async () => {
    expect(await order('11/03/2026', '05/05/2026')).toEqual({
      kind: 'ask',
      orders: ['day-first', 'month-first'],
      examples: [
        {
          text: '11/03/2026',
          days: [
            { order: 'day-first', day: '2026-03-11' },
            { order: 'month-first', day: '2026-11-03' },
          ],
        },
      ],
    });
  });

  it.each([
    ['03/04/2026', '03/12/2026'],
    ['03/04/2026', '01/02/1970'],
    ['26/11/03', '25/12/30'],
  ])('is not determined by %s and %s, because one of them would be in the future or long ago', async (...dates) => {
    expect(await order(...dates)).toMatchObject({ kind: 'ask' });
  });

  it('does not suppress the error for a date in the future, which names the line', async () => {
    const text = table('A;03/04/2026;;', 'B;03/12/2026;;', 'C;13/04/2026;;');
    const columns = { ...MAPPING, dateOrder: 'day-first' } as const;
    expect(await problemsOf(readText(text, { columns, now: '2026-11-25T00:00:00Z' }))).toEqual([
      '3: Opened on: “03/12/2026” is in the future.',
    ]);
  });

  it('is determined by a date in any column that is used', async () => {
    const found = await inspected(table('A;03/11/25;13/11/25;', 'B;04/11/25;;02/14/25'));
    expect(dateOrderOf(found, HEADINGS)).toMatchObject({ kind: 'ask', orders: ['day-first', 'year-first'] });
    const full = await inspected(table('A;03/11/2025;13/11/2025;', 'B;04/11/2025;;02/14/2025'));
    expect(dateOrderOf(full, HEADINGS)).toEqual({ kind: 'settled', order: 'day-first' });
  });

  it('is always the order that the reader chose, and never guessed', async () => {
    const text = table('A;03/04/2025 4:13 PM;05/04/2025;');
    const read = async (dateOrder: ColumnMapping['dateOrder']) => {
      const file = await accepted(readText(text, { columns: { ...MAPPING, dateOrder } }));
      return new Date(file.tickets[0]?.createdAtMs ?? NaN).toISOString();
    };
    expect(await read('day-first')).toBe('2025-04-03T16:13:00.000Z');
    expect(await read('month-first')).toBe('2025-03-04T16:13:00.000Z');
    expect((await problemsOf(readText(text, { columns: MAPPING })))[0]).toContain('can be two days');
    const other = table('A;13/04/2025;;');
    expect(await problemsOf(readText(other, { columns: { ...MAPPING, dateOrder: 'month-first' } }))).toEqual([
      '2: Opened on: There is no day 13/04/2025, if the month is written first.',
    ]);
  });
});

describe('a canceled ticket', () => {
  const read = (row: string) =>
    accepted(
      readText(`id,created,started,done,canceled,resolution\n${row}\n`, {
        columns: {
          ...MAPPING,
          headings: {
            id: 'id',
            created: 'created',
            started: 'started',
            done: 'done',
            canceled: 'canceled',
            resolution: 'resolution',
          },
        },
      }),
    );

  it.each([
    ['A,2026-01-01,2026-01-02,,2026-01-03,', 'Canceled', ['indeterminate', 'done']],
    ['A,2026-01-01,2026-01-05,,2026-01-03,', 'Canceled', ['done']],
    ['A,2026-01-01,,,2026-01-03,Duplicate', 'Duplicate', ['done']],
    ['A,2026-01-01,,2026-01-02,2026-01-03,', null, ['done']],
  ])('is done and has the right resolution: %s', async (row, resolution, steps) => {
    const [ticket] = (await read(row)).tickets;
    expect(ticket?.resolution).toBe(resolution);
    expect(ticket?.transitions.map(({ to }) => to)).toEqual(steps);
  });
});
