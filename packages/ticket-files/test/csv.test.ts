import { describe, expect, it } from 'vitest';
import { statusMapOf } from '../src/index.ts';
import { accepted, problemsOf, readBytes, readText } from './readText.ts';

const LONG = `id,type,created,status,at
A-1,Story,2026-01-05T08:00:00Z,To Do,2026-01-05T08:00:00Z
A-1,Story,2026-01-05T08:00:00Z,In Progress,2026-01-06T09:00:00+01:00
A-1,Story,2026-01-05T08:00:00Z,Done,2026-01-07 10:00:00.5
A-2,Bug,2026-01-05,,
A-3,Epic,2026-01-05,,
`;
const at = (text: string) => Date.parse(text);

describe('a table with a row for each change', () => {
  it('is read as tickets with their transitions', async () => {
    const file = await accepted(readText(LONG, { timeZone: 'Europe/Berlin' }));
    const [first, second, ...more] = file.tickets;
    expect(more).toEqual([]);
    expect(first).toMatchObject({ key: 'A-1', type: 'Story', isBug: false, category: 'done', resolvedAtMs: null });
    expect(first?.transitions).toEqual([
      { atMs: at('2026-01-06T08:00:00Z'), from: 'new', to: 'indeterminate' },
      { atMs: at('2026-01-07T09:00:00.500Z'), from: 'indeterminate', to: 'done' },
    ]);
    expect(second).toMatchObject({ key: 'A-2', isBug: true, category: 'new', createdAtMs: at('2026-01-04T23:00:00Z') });
    expect(file).toMatchObject({ outOfScope: 1, changes: 3, latestMs: at('2026-01-07T09:00:00.500Z') });
  });

  it('may have its rows in any order, including from new to old', async () => {
    const [head = '', ...rows] = LONG.trimEnd().split('\n');
    const [before, after] = await Promise.all(
      [LONG, [head, ...rows.toReversed()].join('\n')].map((text) => accepted(readText(text))),
    );
    const content = (file: typeof before) =>
      file?.tickets.map(({ key, transitions, category }) => [key, transitions, category]).toSorted();
    expect(content(after)).toEqual(content(before));
  });

  it('counts tickets whose changes of the same time may have several orders, and reads each list of them in the same way', async () => {
    const change = (status: string, day: string) => `A-1,2026-01-01,${status},2026-01-${day}T10:00:00Z`;
    const statuses = statusMapOf([['In Review', 'in progress']]);
    const read = async (...rows: string[]) => {
      const texts = [rows, rows.toReversed()].map((list) => ['id,created,status,at', ...list].join('\n'));
      const [file, mirrored] = await Promise.all(texts.map((text) => accepted(readText(text, { statuses }))));
      const steps = file?.tickets[0]?.transitions.map(({ to }) => to);
      expect(mirrored?.tickets[0]?.transitions.map(({ to }) => to)).toEqual(steps);
      expect(mirrored?.incompleteHistories).toBe(file?.incompleteHistories);
      return { steps, unclear: file?.incompleteHistories };
    };
    const [toDo, doing, done] = [change('To Do', '05'), change('In Progress', '06'), change('Done', '06')];
    expect(await read(toDo, doing, done)).toEqual({ steps: ['indeterminate', 'done'], unclear: 1 });
    expect(await read(toDo, doing, change('In Review', '06'))).toEqual({ steps: ['indeterminate'], unclear: 0 });
    // Tickets are created in a waiting status.
    expect(await read(change('To Do', '06'), doing)).toEqual({ steps: ['indeterminate'], unclear: 0 });
  });

  it('may have the resolution in any row of a ticket', async () => {
    const text = 'id,created,status,at,resolution\nA,2026-01-01,,,\nA,2026-01-01,Done,2026-01-02T00:00:00Z,Duplicate\n';
    expect((await accepted(readText(text))).tickets[0]?.resolution).toBe('Duplicate');
  });

  it('needs the meanings of unknown statuses, and uses them', async () => {
    const text = 'id,created,status,at\nA,2026-01-01,QA,2026-01-02T00:00:00Z\nB,2026-01-01,qa ,2026-01-03T00:00:00Z\n';
    expect(await readText(text)).toMatchObject({
      count: 1,
      needsStatusesOnly: true,
      unknownStatuses: [{ name: 'QA', line: 2, count: 2 }],
    });
    expect(await problemsOf(readText(text))).toEqual([
      '2: The status “QA” is not known: say whether it means new, in progress or done. It occurs 2 times.',
    ]);
    const statuses = statusMapOf([['qa', 'in progress']]);
    const file = await accepted(readText(text, { statuses }));
    expect(file.tickets.map(({ category }) => category)).toEqual(['indeterminate', 'indeterminate']);
  });
});

describe('a table with a row for each ticket', () => {
  const WIDE = `"ID";"Title";"Type";"Created";"Started";"Done";"Resolution"\r
7;"A ""title"" with\r
two lines; and more";Task;2026-01-05T08:00:00Z;2026-01-06T08:00:00Z;2026-01-07T08:00:00Z;Won't Do\r
8;;Task;2026-01-05;2026-01-06;2026-01-06;\r
9;;Task;2026-01-05;;;\r
`;

  it('gives each ticket two steps: a start date counts from the start of its day, an end date until the end of its day', async () => {
    const { tickets } = await accepted(readText(WIDE));
    expect(tickets.map(({ key, category, resolution }) => [key, category, resolution])).toEqual([
      ['7', 'done', "Won't Do"],
      ['8', 'done', null],
      ['9', 'new', null],
    ]);
    expect(tickets[1]?.transitions).toEqual([
      { atMs: at('2026-01-06T00:00:00Z'), from: 'new', to: 'indeterminate' },
      { atMs: at('2026-01-06T23:59:59.999Z'), from: 'indeterminate', to: 'done' },
    ]);
  });
});

describe('encodings of a file', () => {
  const text = 'id\tcreated\tdone\nÄ-1\t2026-01-05\t\n';
  const utf16 = (isLittle: boolean) => {
    const bytes = new DataView(new ArrayBuffer(2 + 2 * text.length));
    [0xfeff, ...[...text].map((letter) => letter.charCodeAt(0))].forEach((unit, index) =>
      bytes.setUint16(2 * index, unit, isLittle),
    );
    return new Uint8Array(bytes.buffer);
  };
  const utf8 = new TextEncoder().encode(text);

  it.each([
    ['UTF-8', utf8],
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8])],
    ['UTF-16, little end first', utf16(true)],
    ['UTF-16, big end first', utf16(false)],
  ])('are recognized, even if the file arrives in pieces of any size: %s', async (_, bytes) => {
    for (const size of [1, 2, 3, 1000]) {
      const file = await accepted(readBytes(bytes, { size }));
      expect(file.tickets.map(({ key }) => key)).toEqual(['Ä-1']);
    }
  });

  it.each([
    [
      'Latin-1',
      new Uint8Array([...new TextEncoder().encode('id,created,done\n'), 0xc4, 0x2d]),
      '2: This is not UTF-8.',
    ],
    ['UTF-16 without a mark', utf16(true).subarray(2), 'Save it as UTF-8'],
  ])('are refused: %s', async (_, bytes, message) => {
    for (const size of [2, 1000]) expect((await problemsOf(readBytes(bytes, { size }))).join()).toContain(message);
  });

  it.each(['\n', '\r\n', '\r'])('allow lines that end in %j', async (end) => {
    const file = await accepted(readText(text.replaceAll('\n', end), { size: 1 }));
    expect(file.tickets.map(({ key }) => key)).toEqual(['Ä-1']);
  });
});
