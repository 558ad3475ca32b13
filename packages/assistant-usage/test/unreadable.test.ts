import { describe, expect, it } from 'vitest';
import { UsageCollection } from '../src/index.ts';
import { claudeDays, claudePage, claudeRecord, daysFrom, emails } from './support/claude.ts';
import { copilotRecord, lines, userTeam } from './support/copilot.ts';
import { failuresOf, NOW, sourceOf } from './support/reading.ts';

const DAYS = daysFrom('2026-03-02', '2026-06-18');
const copilot = DAYS.map((day) => JSON.stringify(copilotRecord(day, 'octocat', 1)));
const page = (day: string, part: object = {}) =>
  JSON.stringify(claudePage([claudeRecord(day, 'a@example.com', 1, part)]));
const claude = DAYS.map((day) => page(day));
const billing = DAYS.map((day) => `${day},u-1,ai_credit,40,0.40`);

/** A file of 109 records with other lines among them. */
const withLines = (records: readonly string[], ...others: readonly string[]) =>
  [...records.slice(0, 9), ...others, ...records.slice(9)].join('\n');
const bill = (...rows: readonly string[]) => `date,username,sku,quantity,gross_amount\n${withLines(billing, ...rows)}`;
const pages = (...others: readonly string[]) => withLines(claude, ...others);
const reports = (...others: readonly string[]) => withLines(copilot, ...others);

const NEXT_DAY = '2026-06-19';

describe('a record that cannot be read', () => {
  it.each([
    ['a damaged line', reports('{x}')],
    ['a line without a record', reports('null')],
    ['a message in the first line', `{"level":"info"}\n${reports()}`],
    ['a message', reports('{"level":"info"}')],
    ['a record without a user', reports(JSON.stringify(copilotRecord(NEXT_DAY, '', 1, { user_id: null })))],
    ['a record without a day', reports(JSON.stringify(copilotRecord('', 'hubot', 1)))],
    [
      'a wrong range of days',
      reports(JSON.stringify(copilotRecord(NEXT_DAY, 'hubot', 1, { report_start_day: 1, report_end_day: 2 }))),
    ],
    ['a record of Claude Code without an actor', pages(page(NEXT_DAY, { actor: null }))],
    ['a record of Claude Code without numbers', pages(page(NEXT_DAY, { core_metrics: null }))],
    ['a cost without a currency', pages(page(NEXT_DAY, { model_breakdown: [{ estimated_cost: { amount: 1 } }] }))],
    ['a row without a date', bill(',u-1,ai_credit,40,0.40')],
    ['a row with an impossible date', bill('13/13/26,u-1,ai_credit,40,0.40')],
    ['a row with a wrong amount', bill(`${NEXT_DAY},u-1,ai_credit,x,y`)],
    ['a row with another price', bill(`${NEXT_DAY},u-1,ai_credit,40,2`)],
  ])('costs only itself: %s', async (_, file) => {
    expect((await sourceOf({ a: file })).summary).toMatchObject({ lastDay: '2026-06-18', recordsUnreadable: 1 });
  });

  it('is not left out if there are more than one in a hundred', async () => {
    expect(await failuresOf({ a: reports('{x}', 'null') })).toEqual([
      { reason: 'usage-not-json', file: 'a', line: 10 },
      { reason: 'usage-value', place: { file: 'a', line: 11, entry: null }, field: 'record', expected: 'object' },
    ]);
  });

  it.each([
    ['a page of Claude Code', pages('{x}'), { reason: 'usage-not-json', file: 'a', line: 10 }],
    [
      'a report of Copilot',
      `${JSON.stringify({ report_day: NEXT_DAY, user_totals: [] })}\n${reports('{x}')}`,
      { reason: 'usage-not-json', file: 'a', line: 11 },
    ],
    [
      'a member of a team',
      withLines(
        DAYS.map((day) => lines([userTeam(day, 'octocat', 'pay', 1)])),
        'null',
      ),
      { reason: 'usage-unknown-format', file: 'a' },
    ],
  ])('refuses the file if it can be %s', async (_, file, failure) => {
    expect(await failuresOf({ a: file })).toContainEqual(failure);
  });

  it('costs only itself in a page from the API', () => {
    const collection = new UsageCollection({ team: 'PAY', now: NOW });
    for (const day of DAYS) collection.addClaudePage(day, JSON.parse(claudeDays([day], emails(1))));
    expect(collection.addClaudePage(NEXT_DAY, claudePage([5])).kind).toBe('page');
    const read = collection.finish({ first: '2026-03-02', last: NEXT_DAY, missing: [] });
    expect(read.kind === 'read' && read.usage.sources[0]?.summary.recordsUnreadable).toBe(1);
  });
});
