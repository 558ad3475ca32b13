import { describe, expect, it } from 'vitest';
import { inspectTicketFile, reportOfTickets } from '../src/index.ts';
import { accepted, pieces, problemsOf, readText } from './readText.ts';

const row = (id: string, size: string) => `${id},2026-01-05,2026-01-06,${size}`;
const wide = (...rows: string[]) => ['id,created,done,size', ...rows].join('\n');

async function sizesIn(text: string): Promise<readonly (number | undefined)[]> {
  return (await accepted(readText(text))).tickets.map(({ size }) => size);
}

describe('the size of a ticket', () => {
  it('is a number in any unit', async () => {
    expect(await sizesIn(wide(row('A', '3'), row('B', '0.5'), row('C', '28800'), row('D', '"3,5"')))).toEqual([
      3, 0.5, 28_800, 3.5,
    ]);
  });

  it.each(['', '0', '-3', '1e9', '1000000000', '3 days', 'M', 'NaN', '0x10', '"3,500"'])(
    'is 0 if the cell contains %j',
    async (cell) => {
      expect(await sizesIn(wide(row('A', cell)))).toEqual([0]);
    },
  );

  it('may be in any row of a ticket, and must be the same in all rows that have it', async () => {
    const change = (status: string, day: string, size: string) =>
      `A,2026-01-01,${status},2026-01-${day}T10:00:00Z,${size}`;
    const long = (...rows: string[]) => ['id,created,status,at,size', ...rows].join('\n');
    expect(await sizesIn(long(change('To Do', '02', ''), change('Done', '03', '5')))).toEqual([5]);
    expect(await problemsOf(readText(long(change('To Do', '02', '3'), change('Done', '03', '5'))))).toEqual([
      '3: “A” has another size in a row before.',
    ]);
  });
});

describe('an export from Jira', () => {
  const HEADINGS = 'Issue key,Issue Type,Created,Resolved,Resolution,Original estimate,Σ Original Estimate';
  const exported = (estimate: string, points: string) =>
    [
      `${HEADINGS},Custom field (Story Points)`,
      `A-1,Story,05/Jan/26 9:00 AM,06/Jan/26 4:00 PM,Done,${estimate},99,${points}`,
    ].join('\n');

  async function suggested(text: string) {
    const table = await inspectTicketFile(pieces(new TextEncoder().encode(text), 100));
    if (table.kind !== 'table') throw new Error(JSON.stringify(table));
    return table.suggested;
  }

  it.each([
    ['28800', '', 'Original estimate', 28_800],
    ['28800', '5.0', 'Original estimate', 28_800],
    ['', '5.0', 'Custom field (Story Points)', 5],
  ])(
    'with the estimate %j and the points %j, has its sizes in the column %s',
    async (estimate, points, heading, size) => {
      const text = exported(estimate, points);
      const columns = await suggested(text);
      expect(columns.headings.size).toBe(heading);
      const file = await accepted(readText(text, { columns }));
      expect(file.tickets.map((ticket) => ticket.size)).toEqual([size]);
    },
  );

  it('uses the size from the column that has a value for most tickets', async () => {
    const more =
      'A-2,Story,05/Jan/26 9:00 AM,06/Jan/26 4:00 PM,Done,,99,3.0\nA-3,Story,05/Jan/26 9:00 AM,06/Jan/26 4:00 PM,Done,,99,2.0';
    expect((await suggested(`${exported('28800', '')}\n${more}`)).headings.size).toBe('Custom field (Story Points)');
  });

  it('leads to a report that names the column of the size, if a ticket has a size', async () => {
    const options = {
      adoptionDate: '2026-01-06',
      timeZone: 'UTC',
      now: '2026-02-01T00:00:00Z',
      fileName: 'a.csv',
      includeTickets: false,
    };
    const reports = await Promise.all(
      ['28800', ''].map(async (estimate) => {
        const text = exported(estimate, '');
        return reportOfTickets(await accepted(readText(text, { columns: await suggested(text) })), options);
      }),
    );
    const sizes = reports.map((made) => (made.kind === 'report' ? made.report.provenance?.size : made.kind));
    expect(sizes).toEqual([{ source: 'column', name: 'Original estimate' }, undefined]);
  });
});

it('for issues from Jira, the size at the start of work counts', async () => {
  const change = (hour: number, item: object) => ({ created: `2026-01-05T${hour}:00:00.000+0000`, items: [item] });
  const status = (from: string, to: string) => ({ fieldId: 'status', from, fromString: from, to, toString: to });
  const issue = {
    id: '1',
    key: 'A-1',
    fields: {
      created: '2026-01-05T09:00:00.000+0000',
      status: { name: 'Done' },
      issuetype: { name: 'Task' },
      timeoriginalestimate: 28_800,
    },
    changelog: {
      histories: [
        change(10, status('To Do', 'In Progress')),
        change(11, { fieldId: 'timeoriginalestimate', from: '14400', to: '28800' }),
        change(12, status('In Progress', 'Done')),
      ],
    },
  };
  const file = await accepted(readText(JSON.stringify([issue])));
  expect(file.tickets.map(({ size }) => size)).toEqual([4]);
  expect(file.sizeColumn).toBeNull();
});
