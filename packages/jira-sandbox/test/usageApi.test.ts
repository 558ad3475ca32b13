import { afterAll, describe, expect, it } from 'vitest';
import { listMember, member, textMember } from '../src/json.ts';
import { buildUsageApi } from '../src/usage/buildUsageApi.ts';
import { USAGE_KEYS } from '../src/usage/usageKeys.ts';
import { usageMembers } from '../src/usage/usageTeams.ts';
import { call } from './sandboxClient.ts';

const HEADERS = { 'x-api-key': USAGE_KEYS.admin, 'anthropic-version': '2023-06-01' };
const NOW = new Date('2026-02-02T12:00:00Z');
const DAY = '2025-11-05';

const app = buildUsageApi({ now: () => NOW });
afterAll(() => app.close());

const ask = (query: string, headers: Readonly<Record<string, string>> = HEADERS, api = app) =>
  call(api, `/v1/organizations/usage_report/claude_code?${query}`, { authorization: null, headers });

const recordsOf = async (day: string) => listMember((await ask(`starting_at=${day}&limit=1000`)).json, 'data');

/** The address of a record's person; null for a script. */
const addressOf = (record: unknown) => textMember(member(record, 'actor'), 'email_address');

describe('pages', () => {
  it('have 20 records by default', async () => {
    const { json } = await ask(`starting_at=${DAY}`);
    expect(listMember(json, 'data')).toHaveLength(20);
    expect(json).toMatchObject({ has_more: true, next_page: expect.any(String) });
  });

  it('contain every record once if the token is followed', async () => {
    const found: unknown[] = [];
    let page: string | null = null;
    do {
      const { json } = await ask(`starting_at=${DAY}&limit=100${page === null ? '' : `&page=${page}`}`);
      found.push(...listMember(json, 'data'));
      page = textMember(json, 'next_page');
      expect(member(json, 'has_more')).toBe(page !== null);
    } while (page !== null);
    expect(found).toEqual(await recordsOf(DAY));
    expect(found.length).toBeGreaterThan(100);
  });

  it('are the same for the same seed, and different for another seed', async () => {
    const other = buildUsageApi({ seed: 2, now: () => NOW });
    const [first, again, changed] = [
      await ask(`starting_at=${DAY}`),
      await ask(`starting_at=${DAY}`),
      await ask(`starting_at=${DAY}`, HEADERS, other),
    ];
    expect(again.text).toBe(first.text);
    expect(changed.text).not.toBe(first.text);
  });

  it('are empty for future days', async () => {
    expect((await ask('starting_at=2026-02-03')).json).toEqual({ data: [], has_more: false, next_page: null });
  });
});

describe('records', () => {
  it('belong to one day, and state amounts in cents unless the team has a subscription', async () => {
    const records = await recordsOf(DAY);
    for (const record of records) {
      expect(member(record, 'date')).toBe(`${DAY}T00:00:00Z`);
      const costs = listMember(record, 'model_breakdown').map((model) => member(model, 'estimated_cost'));
      expect(costs).toEqual(
        member(record, 'customer_type') === 'subscription'
          ? []
          : Array.from({ length: 2 }, () => ({ currency: 'USD', amount: expect.any(Number) })),
      );
      expect(costs.every((cost) => Number.isInteger(member(cost, 'amount')))).toBe(true);
    }
    expect(records.filter((record) => member(record, 'customer_type') === 'subscription').length).toBeGreaterThan(5);
  });

  it('show that Meridian uses the assistant from its adoption on, and that its controls do not', async () => {
    const before = await recordsOf('2025-08-22');
    const after = await recordsOf(DAY);
    const count = (records: readonly unknown[], team: string) =>
      records.filter((record) => addressOf(record)?.startsWith(team) === true).length;
    expect([count(before, 'mer-'), count(after, 'kep-')]).toEqual([0, 0]);
    expect(count(after, 'mer-')).toBeGreaterThan(5);
    expect(count(after, 'staff-')).toBeGreaterThan(2);
  });

  it('name people from the table of teams, people who are in no team, and one script', async () => {
    const table = usageMembers();
    const others = (await recordsOf(DAY)).filter((record) => !table.includes(`${addressOf(record)},`));
    expect(others.filter((record) => addressOf(record) === null)).toHaveLength(1);
    expect(others.every((record) => /^staff-|^null$/.test(String(addressOf(record))))).toBe(true);
    expect((await call(app, '/__sandbox/people.csv', { authorization: null })).text).toBe(table);
  });
});

describe('a refused request', () => {
  it.each([
    ['an unknown key', 401, 'authentication_error', `starting_at=${DAY}`, { ...HEADERS, 'x-api-key': 'x' }],
    ['no key', 401, 'authentication_error', `starting_at=${DAY}`, { 'anthropic-version': '2023-06-01' }],
    [
      'a key that is not an Admin key',
      403,
      'permission_error',
      `starting_at=${DAY}`,
      { ...HEADERS, 'x-api-key': USAGE_KEYS.standard },
    ],
    ['no version', 400, 'invalid_request_error', `starting_at=${DAY}`, { 'x-api-key': USAGE_KEYS.admin }],
    ['a day that does not exist', 400, 'invalid_request_error', 'starting_at=2025-02-30', HEADERS],
    ['no day', 400, 'invalid_request_error', 'limit=20', HEADERS],
    ['a page that is too long', 400, 'invalid_request_error', `starting_at=${DAY}&limit=1001`, HEADERS],
    ['a token of another day', 400, 'invalid_request_error', `starting_at=${DAY}&page=abc`, HEADERS],
  ] as const)('with %s gets the status %i', async (_what, status, type, query, headers) => {
    expect(await ask(query, headers)).toMatchObject({ status, json: { type: 'error', error: { type } } });
  });
});

it('the API can ask the client to wait, and can always fail for a chosen day', async () => {
  const failing = buildUsageApi({ faults: ['429;retry-after=7;times=1', `500;path=starting_at=${DAY}`] });
  const answers = [];
  for (const day of ['2025-11-04', '2025-11-04', DAY, DAY])
    answers.push(await ask(`starting_at=${day}`, HEADERS, failing));
  expect(answers.map(({ status }) => status)).toEqual([429, 200, 500, 500]);
  expect(answers[0]?.headers['retry-after']).toBe('7');
});
