import { ticketProblemText } from '@roi-insight/report-text';
import { describe, expect, it } from 'vitest';
import { inspectTicketFile } from '../src/index.ts';
import { pieces, problemsOf, readBytes, readText } from './readText.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What the refusal of a file says before its tickets are read. */
async function refusalOf(bytes: Uint8Array): Promise<string | undefined> {
  const inspection = await inspectTicketFile(pieces(bytes, 2));
  if (inspection.kind !== 'refused') throw new Error(inspection.kind);
  return inspection.problems.map(({ problem }) => ticketProblemText(problem))[0];
}

describe('a file that has no text of tickets', () => {
  it.each([
    ['HTML', bytesOf('<html><table><tr><th>Issue key</th></tr></table></html>'), 'This is a page of HTML or XML.'],
    ['XML', bytesOf('\n<!-- RSS -->\n<rss version="0.92"></rss>'), 'This is a page of HTML or XML.'],
    ['a spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xff]), 'Save a spreadsheet as CSV'],
    ['an old spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'Save a spreadsheet as CSV'],
    ['a compressed file', new Uint8Array([0x1f, 0x8b, 8, 0]), 'unpack an archive'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]), 'This is not a text file.'],
    ['a PDF', bytesOf(`%PDF-1.7\n${'x'.repeat(50)}`), 'This is not a text file.'],
  ])('is refused if it is %s', async (_, bytes, message) => {
    expect(await refusalOf(bytes)).toContain(message);
    expect((await problemsOf(readBytes(bytes)))[0]).toContain(message);
  });

  it.each([
    ['week_start,team,active_people\n2026-01-05,PAY,8\n'],
    ['Person,Team\na,PAY\n'],
    ['date,username,product,quantity\n2026-01-05,a,copilot,1\n'],
    ['{"data":[{"date":"2026-01-05T00:00:00Z","actor":{"type":"user_actor","email_address":"a@b.example"}}]}'],
    ['{"report_day":"2026-01-05","user_login":"a"}'],
    ['{"kind":"roi-insight-usage","version":1}'],
  ])('is refused if it is about the use of an assistant: %s', async (text) => {
    expect(await refusalOf(bytesOf(text))).toContain('under “Add usage data”');
  });

  it.each([
    ['[{"number":1,"title":"x","createdAt":"2026-01-05T09:00:00Z"}]'],
    ['{"number":1,"title":"x","created_at":"2026-01-05T09:00:00Z"}\n'],
  ])('is refused if it has issues of GitHub: %s', async (text) => {
    expect(await problemsOf(readText(text, { size: 1000 }))).toEqual([
      'null: These are GitHub’s issues, and only Jira’s can be read as JSON: save them as CSV with the columns number, createdAt, closedAt and stateReason.',
    ]);
  });
});

it('a table of tickets may have columns that tables about the use of an assistant have', async () => {
  const table = await inspectTicketFile(pieces(bytesOf('id,created,done,person,team\nA,2026-01-05,,b,PAY\n'), 100));
  expect(table.kind).toBe('table');
});

it('text may be UTF-16, whose letters have bytes of control characters', async () => {
  const text = '\uFEFFТип,id,created,done\nОшибка,A,2026-01-05,\n';
  const bytes = new Uint8Array(new Uint16Array([...text].map((letter) => letter.charCodeAt(0))).buffer);
  expect((await readBytes(bytes)).kind).toBe('read');
});
