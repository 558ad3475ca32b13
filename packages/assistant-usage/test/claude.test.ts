import { describe, expect, it } from 'vitest';
import { UsageCollection } from '../src/index.ts';
import { claudeDays, claudePage, claudeRecord, daysFrom, emails } from './support/claude.ts';
import { failuresOf, NOW, sourceOf, usageOf, weeksOf } from './support/reading.ts';

const WEEK = daysFrom('2026-11-09', '2026-11-15');
const MEMBERS = emails(7);
const page = (data: readonly unknown[], next: string | null = null) => JSON.stringify(claudePage(data, next));

describe('pages of the Claude Code Analytics API', () => {
  it('are read, and their amounts are in cents', async () => {
    const { currency, sources } = await usageOf({ 'a.json': claudeDays(WEEK, MEMBERS, 1025) });
    expect(currency).toBe('USD');
    expect(weeksOf(sources[0]?.teams[0])).toEqual(['2026-11-09: 7 people, 502.25']);
    expect(sources[0]?.summary).toEqual({
      people: 7,
      firstDay: '2026-11-09',
      lastDay: '2026-11-15',
      spend: 502.25,
      recordsWithoutSpend: 0,
      peopleWithoutTeam: 0,
      peopleInSeveralTeams: 0,
      teamsWithoutPeople: 0,
      workdaysWithoutRecords: 0,
    });
  });

  it.each([
    ['a page in each file', Object.fromEntries(WEEK.map((day) => [day, claudeDays([day], MEMBERS)]))],
    ['one line', { a: claudeDays(WEEK, MEMBERS).replaceAll('\n', '') }],
    ['a list', { a: `[${claudeDays(WEEK, MEMBERS).replaceAll('\n', ',')}]` }],
    [
      'indented',
      {
        a: claudeDays(WEEK, MEMBERS)
          .split('\n')
          .map((line) => JSON.stringify(JSON.parse(line), null, 2))
          .join('\n'),
      },
    ],
    [
      'a list that is indented',
      {
        a: JSON.stringify(
          claudeDays(WEEK, MEMBERS)
            .split('\n')
            .map((line): unknown => JSON.parse(line)),
          null,
          2,
        ),
      },
    ],
    ['with blank lines', { a: `\n\n${claudeDays(WEEK, MEMBERS).replaceAll('\n', '\r\n\r\n')}\n` }],
  ])('can have several layouts: %s', async (_, files) => {
    expect(weeksOf((await sourceOf(files)).teams[0])).toEqual(['2026-11-09: 7 people, 49']);
  });

  it('count a person once, even if the person has two terminals and two spellings of the address', async () => {
    const twice = WEEK.map((day) =>
      page([
        claudeRecord(day, 'Dev@example.com', 1),
        claudeRecord(day, 'dev@EXAMPLE.com', 2, { terminal_type: 'iTerm' }),
      ]),
    ).join('\n');
    const { teams, summary } = await sourceOf({ a: twice });
    expect([weeksOf(teams[0]), summary.people]).toEqual([['2026-11-09: 1-4 people, 0.21'], '1-4']);
  });

  it('count an API key as a user, and leave out records that show no use', async () => {
    const none = {
      core_metrics: {
        num_sessions: 0,
        lines_of_code: { added: 0, removed: 0 },
        commits_by_claude_code: 0,
        pull_requests_by_claude_code: 0,
      },
    };
    const key = { actor: { type: 'api_actor', api_key_name: 'ci' } };
    const records = [
      ...emails(4).map((email) => claudeRecord('2026-11-09', email, 0)),
      claudeRecord('2026-11-09', '', 5, key),
      claudeRecord('2026-11-09', 'idle@example.com', 0, none),
    ];
    const { teams, summary } = await sourceOf({ a: page(records), b: claudeDays(WEEK.slice(1), emails(1), 0) });
    expect([weeksOf(teams[0]), summary.people]).toEqual([['2026-11-09: 5 people, 0.05'], 6]);
  });

  it('are refused if a page is missing', async () => {
    const first = page([claudeRecord('2026-11-09', 'a@example.com', 1)], 'page_2');
    const second = page([claudeRecord('2026-11-09', 'b@example.com', 1)]);
    expect(await failuresOf({ a: first })).toEqual([{ reason: 'usage-pages-missing', file: 'a', day: '2026-11-09' }]);
    expect((await sourceOf({ b: second, a: first })).summary.people).toBe('1-4');
  });

  it('are refused if a page is repeated', async () => {
    const day = claudeDays(['2026-11-09'], ['a@example.com']);
    expect(await failuresOf({ a: day, b: day })).toEqual([
      { reason: 'usage-twice', place: { file: 'b', line: 1, entry: 1 }, unit: 'person-day' },
      { reason: 'usage-twice', place: { file: 'b', line: 1, entry: null }, unit: 'person-day' },
    ]);
  });

  it.each([
    ['date', 'day', { date: '2026-11-31T00:00:00Z' }],
    ['date', 'day', { date: '2026-11-09T07:00:00Z' }],
    ['date', 'past-day', { date: '2026-12-01T00:00:00Z' }],
    ['actor.email_address', 'name', { actor: {} }],
    ['actor.email_address', 'name', { actor: { type: 'user_actor', email_address: ' ' } }],
    ['actor.api_key_name', 'name', { actor: { type: 'api_actor', email_address: 'a@example.com' } }],
    ['core_metrics', 'object', { core_metrics: null }],
    ['core_metrics.num_sessions', 'count', { core_metrics: { num_sessions: '2' } }],
    ['model_breakdown', 'list', { model_breakdown: {} }],
    ['model_breakdown.estimated_cost', 'object', { model_breakdown: [{}] }],
    [
      'model_breakdown.estimated_cost.amount',
      'amount',
      { model_breakdown: [{ estimated_cost: { currency: 'USD', amount: -1 } }] },
    ],
    [
      'model_breakdown.estimated_cost.amount',
      'smaller-amount',
      { model_breakdown: [{ estimated_cost: { currency: 'USD', amount: 1e9 } }] },
    ],
    [
      'model_breakdown.estimated_cost.currency',
      'currency',
      { model_breakdown: [{ estimated_cost: { currency: 'US dollars', amount: 1 } }] },
    ],
  ])('are refused if the value of %s is not as expected: %s', async (field, expected, part) => {
    const file = page([claudeRecord('2026-11-09', 'a@example.com', 1, part)]);
    const place = { file: 'a', line: 1, entry: 1 };
    expect(await failuresOf({ a: file })).toEqual([{ reason: 'usage-value', place, field, expected }]);
  });

  it('are refused if one page has amounts in two currencies, or records of two days', async () => {
    const euros = { model_breakdown: [{ estimated_cost: { currency: 'EUR', amount: 1 } }] };
    const of = (day: string, part: object) => [
      claudeRecord('2026-11-09', 'a@example.com', 1),
      claudeRecord(day, 'b@example.com', 1, part),
    ];
    expect(await failuresOf({ a: page(of('2026-11-09', euros)) })).toMatchObject([
      { reason: 'usage-two-currencies', place: { entry: 2 } },
    ]);
    expect(await failuresOf({ a: page(of('2026-11-10', {})) })).toMatchObject([
      { field: 'date', expected: 'same-day' },
    ]);
  });
});

describe('pages that come directly from the API', () => {
  it('are read day by day, and do not cover a day that failed', () => {
    const collection = new UsageCollection({ team: 'PAY', now: NOW });
    for (const day of daysFrom('2026-11-09', '2026-11-22')) {
      const [first, second] = [MEMBERS.slice(0, 3), MEMBERS.slice(3)].map((part) =>
        part.map((email) => claudeRecord(day, email, 100)),
      );
      if (day === '2026-11-18') continue;
      expect(collection.addClaudePage(day, claudePage(first ?? [], 'more'))).toEqual({
        kind: 'page',
        nextPage: 'more',
      });
      expect(collection.addClaudePage(day, claudePage(second ?? []))).toEqual({ kind: 'page', nextPage: null });
    }
    const reading = collection.finish({ first: '2026-11-02', last: '2026-11-22', missing: ['2026-11-18'] });
    expect(reading.kind === 'read' && weeksOf(reading.usage.sources[0]?.teams[0])).toEqual([
      '2026-11-02: 0 people, 0',
      '2026-11-09: 7 people, 49',
      '2026-11-16: -',
    ]);
  });

  it('are not covered if all of them are empty, because a key of another organization sees nothing', () => {
    const collection = new UsageCollection({ team: 'PAY', now: NOW });
    for (const day of WEEK) expect(collection.addClaudePage(day, claudePage([])).kind).toBe('page');
    const reading = collection.finish({ first: '2026-11-09', last: '2026-11-15', missing: [] });
    expect(reading.kind === 'read' && weeksOf(reading.usage.sources[0]?.teams[0])).toEqual(['2026-11-09: -']);
  });

  it.each([
    ['a page of another day', claudePage([claudeRecord('2026-11-10', 'a@example.com', 1)]), 'usage-value'],
    ['a page without records', { has_more: false }, 'usage-value'],
    ['a page that does not state whether there are more', { data: [] }, 'usage-value'],
    ['a page that states further pages but no token', { data: [], has_more: true, next_page: null }, 'usage-value'],
    ['the last one, but names a next page', { data: [], has_more: false, next_page: 'x' }, 'usage-value'],
    ['an error', { type: 'error', error: { type: 'api_error' }, data: [], has_more: false }, 'usage-value'],
    ['something other than an object', [], 'usage-unknown-format'],
  ])('are refused if one of them is %s', (_, json, reason) => {
    const collection = new UsageCollection({ team: 'PAY', now: NOW });
    expect(collection.addClaudePage('2026-11-09', json)).toMatchObject({ kind: 'refused', failures: [{ reason }] });
    expect(collection.finish(null).kind).toBe('refused');
  });
});
