import { describe, expect, it } from 'vitest';
import { problemsOf, readText } from './readText.ts';

const rows = (...lines: string[]) => readText(['id,created,status,at', ...lines].join('\n'));

describe('refused files', () => {
  it.each([
    ['', 'null: The file is empty.'],
    [' \n\n', 'null: The file is empty.'],
    ['id,created,done\n', 'null: There are no tickets in the file.'],
    ['\n\nkey,summary\nA,b\n', '3: The first line must name the columns'],
    ['id,created,status,at,done\n', '1: There are columns of both forms.'],
    ['id,created,done,Done\n', '1: The column done is there twice.'],
    ['id,created,done\n"A,2026-01-01,\n', '2: A quote in this row is not closed'],
    ['id,created,done\nB,2026-01-01,\n"A"x,2026-01-01,\n', '3: A quote in this row is not closed'],
  ])('include %j', async (text, message) => {
    expect((await problemsOf(readText(text))).join('\n')).toContain(message);
  });

  it.each([
    ['A,2026-01-01,Done', '2: There are 3 cells, and 4 columns in the first line.'],
    [',2026-01-01,Done,2026-01-02T00:00:00Z', '2: There is no id.'],
    ['A,,Done,2026-01-02T00:00:00Z', '2: There is no date in created.'],
    ['A,2026-01-01,,2026-01-02T00:00:00Z', '2: There is a date in at, and no status.'],
    ['A,2026-01-01,Done,', '2: There is a status, and no date in at.'],
    ['A,2026-01-01,Done,2026-01-02', '2: at: 2026-01-02 has no time of day'],
    ['A,01/02/2026,,', '2: created: “01/02/2026” can be two days'],
    ['A,13/02/2026,,', '2: created: “13/02/2026” is not a date'],
    ['A,46000,,', '2: created: “46000” is the number of a day in a spreadsheet'],
    ['A,2026-02-30,,', '2: created: There is no day 2026-02-30.'],
    ['A,2026-02-03T25:00:00Z,,', '2: created: There is no time 25:00:00Z.'],
    ['A,2026-02-03T10:00:00+15:00,,', '2: created: There is no offset +15:00.'],
    ['"A\nB",2026-01-01,,', '2: id has a line break or a control character.'],
    [`${'A'.repeat(256)},2026-01-01,,`, '2: id is longer than 255 characters.'],
    ['"a\nb",,,\n,2026,,', '2: id has a line break or a control character.|4: There is no id.'],
    ['A\0,2026-01-01,,', '2: There is a NUL character.'],
  ])('include a file with the row %j', async (row, messages) => {
    const found = (await problemsOf(rows(row))).join('\n');
    for (const message of messages.split('|')) expect(found).toContain(message);
  });

  it('include a file with rows that contradict each other about one ticket', async () => {
    const head = 'id,type,created,status,at,resolution';
    const text = [head, 'A,Bug,2026-01-01,,,Fixed', 'A,Task,2026-01-02,,,Invalid', 'A,Bug,2026-01-01T00:00:00Z,,,'];
    expect(await problemsOf(readText(text.join('\n')))).toEqual([
      '3: “A” has another date of creation in a row before.',
      '3: “A” has another type in a row before.',
      '3: “A” has another resolution in a row before.',
    ]);
  });

  it('lead to a list of at most twenty problems by line, and to the number of all problems', async () => {
    const wrong = Array.from({ length: 30 }, (_, index) => `A-${index},x,,`);
    const reading = await rows('B,2026-01-01,QA,2026-01-02T00:00:00Z', ...wrong);
    expect(reading).toMatchObject({ kind: 'refused', count: 31, needsStatusesOnly: false });
    const lines = reading.kind === 'refused' ? reading.problems.map(({ line }) => line) : [];
    expect(lines).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  });

  it('include a file with a status column that has too many different values', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => `A,2026-01-01,S${index},2026-01-02T00:00:00Z`);
    expect((await problemsOf(rows(...many)))[0]).toContain('is not known');
    expect(await rows(...many)).toMatchObject({ needsStatusesOnly: false });
  });

  it('include a file of more than a million rows', async () => {
    const problems = await problemsOf(readText(`id,created,done\n${'A\n'.repeat(1_000_001)}`, { size: 1 << 20 }));
    expect(problems).toHaveLength(20);
    expect(problems.at(-1)).toBe('1000002: There are more than 1,000,000 rows.');
  });
});
