import { expect, it } from 'vitest';
import { answerUsageJob } from './answerUsageJob.ts';
import type { UsageJob } from './messages.ts';

const TRACE = /planted|jane|corp\.example/i;

const DAYS = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];

const PEOPLE = Array.from({ length: 6 }, (_, index) => `Planted Jane ${index} <jane${index}@corp.example>`);

const tableOf = (heading: string) =>
  [heading, ...DAYS.flatMap((day) => PEOPLE.map((name) => `${day},${name},planted note of ${name},3`))].join('\n');

/** All messages of the worker about a file. */
async function messagesAbout(text: string, columns: UsageJob['columns'] = {}) {
  const posted: unknown[] = [];
  const job = { files: [new File([text], 'days.csv')], team: 'PAY', columns, now: '2026-11-26T00:00:00Z' };
  const last = await answerUsageJob(job, (message) => posted.push(message));
  return { last, all: JSON.stringify([...posted, last]) };
}

it('messages about a table of persons and days contain no person', async () => {
  const { last, all } = await messagesAbout(tableOf('Date,User,Note,Sessions'));
  expect(last).toMatchObject({ kind: 'read', usage: { sources: [{ source: 'table', summary: { people: 6 } }] } });
  expect(all).not.toMatch(TRACE);
});

it('messages about a table with unknown columns contain only its headings, and messages after the choice contain no person', async () => {
  const foreign = tableOf('Tag,Nutzer,Notiz,Sitzungen');
  const asked = await messagesAbout(foreign);
  expect(asked.last).toMatchObject({ kind: 'refused', table: { headings: ['Tag', 'Nutzer', 'Notiz', 'Sitzungen'] } });
  expect(asked.all).not.toMatch(TRACE);
  const read = await messagesAbout(foreign, { person: 'Nutzer', date: 'Tag', team: '', spend: '' });
  expect(read.last.kind).toBe('read');
  expect(read.all).not.toMatch(TRACE);
  const wrong = await messagesAbout(foreign, { person: 'Tag', date: 'Nutzer', team: 'Notiz', spend: 'Sitzungen' });
  expect(wrong.last.kind).toBe('refused');
  expect(wrong.all).not.toMatch(TRACE);
});
