import { describe, expect, it } from 'vitest';
import { inspectTicketFile, measureOf } from '../src/index.ts';
import { accepted, pieces, problemsOf, readText } from './readText.ts';

const WIDE = 'id,created,done';
const LONG = 'id,created,status,at';

async function hoursIn(text: string): Promise<readonly (number | undefined)[]> {
  return (await accepted(readText(text))).tickets.map(({ loggedHours }) => loggedHours);
}

describe('logged time', () => {
  it('is read in seconds from one column, and in hours from another', async () => {
    const row = (id: string, time: string) => `${id},2026-01-05,2026-01-06,${time}`;
    expect(await hoursIn([`${WIDE},timespent`, row('A', '5400'), row('B', ''), row('C', '0')].join('\n'))).toEqual([
      1.5, 0, 0,
    ]);
    expect(await hoursIn([`${WIDE},Logged_Hours`, row('A', '1.5'), row('B', '8')].join('\n'))).toEqual([1.5, 8]);
  });

  it('may be in any row of a ticket, and must be the same in all rows that have it', async () => {
    const row = (status: string, day: string, time: string) =>
      `A,2026-01-01,${status},2026-01-${day}T10:00:00Z,${time}`;
    const table = (...rows: string[]) => [`${LONG},timespent`, ...rows].join('\n');
    expect(await hoursIn(table(row('To Do', '02', ''), row('Done', '03', '7200')))).toEqual([2]);
    expect(await problemsOf(readText(table(row('To Do', '02', '3600'), row('Done', '03', '7200'))))).toEqual([
      '3: “A” has another logged time in a row before.',
    ]);
  });

  it.each(['-3600', '1h 30', '1e12', '999999999999', '3,600', 'NaN', '0x10'])(
    'is refused with its line if it is %j',
    async (time) => {
      const text = `${WIDE},timespent\nA,2026-01-05,2026-01-06,"${time}"\n`;
      expect(await problemsOf(readText(text))).toEqual([`2: timespent: “${time}” is no number of seconds.`]);
    },
  );
});

describe('an impossible logged time', () => {
  const RIGHT = Array.from({ length: 40 }, (_, index) => `A-${index},2026-01-05`);

  it.each([
    ['a row for each ticket', `${WIDE},timespent`, (row: string) => `${row},2026-01-06,60`, 'B,2026-01-05,,-60'],
    [
      'a row for each change',
      `${LONG},timespent`,
      (row: string) => `${row},,,60`,
      'B,2026-01-05,,,-60\nB,2026-01-05,,,',
    ],
  ])('costs only its ticket in a table with %s, and is listed with its line', async (_, head, rowOf, wrong) => {
    const { tickets, unreadable, defects } = await accepted(readText([head, ...RIGHT.map(rowOf), wrong].join('\n')));
    expect([tickets.length, unreadable]).toEqual([40, 1]);
    const problem = { kind: 'number', column: 'timespent', text: '-60', unit: 'seconds' };
    expect(defects).toEqual({ problems: [{ line: 42, problem }], count: 1 });
  });
});

describe('an export from Jira', () => {
  const inspected = async (time: string) => {
    const row = (id: string) => `${id},Story,05/Jan/26 9:00 AM,06/Jan/26 4:00 PM,Done,${time},99`;
    const text = ['Issue key,Issue Type,Created,Resolved,Resolution,Time Spent,Σ Time Spent', row('A-1'), row('A-2')];
    const bytes = new TextEncoder().encode(text.join('\n'));
    const table = await inspectTicketFile(pieces(bytes, 100));
    if (table.kind !== 'table') throw new Error(JSON.stringify(table));
    return { table, text: text.join('\n') };
  };

  it('has the logged seconds of a ticket in the column Time Spent, and is measured by them', async () => {
    const { table, text } = await inspected('9000');
    expect(table).toMatchObject({ origin: 'jira', suggested: { headings: { timespent: 'Time Spent' } } });
    expect(measureOf(table.suggested, table)).toBe('logged');
    const file = await accepted(readText(text, { columns: table.suggested }));
    expect(file.tickets.map(({ loggedHours }) => loggedHours)).toEqual([2.5, 2.5]);
  });

  it('is measured from creation to completion if no time was logged', async () => {
    for (const none of ['', '0']) {
      const { table } = await inspected(none);
      expect(measureOf(table.suggested, table)).toBe('elapsed');
    }
  });
});
