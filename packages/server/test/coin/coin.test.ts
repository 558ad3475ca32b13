import { type CoinReading, NDJSON, parseCoinReading, parseProgressLine } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { REQUEST, startApp, startSandbox } from '../support/harness.ts';
import { linesOf } from '../support/organization.ts';
import { failureOf } from '../support/responses.ts';

/** A Monday two weeks after the present day of the tests. */
const PLANNED = { start: '2026-02-16', weeks: 13 };

/** A plan whose tickets have all had their time. */
const MADE = { start: '2025-09-01', weeks: 13, read_on: '2026-01-05', measure: 'active' };

async function start(mode: 'cloud' | 'data-center' = 'cloud') {
  const sandbox = await startSandbox({ mode });
  const { address, logged } = await startApp();
  const { email, api_token, project_name } = REQUEST;
  const send = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${address}/api/plan/coin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ jira_url: sandbox, email, api_token, project_name, ...body }),
    });
  return { sandbox, send, logged };
}

async function readingOf(response: Response): Promise<CoinReading> {
  const text = await response.text();
  const parsed = parseCoinReading(JSON.parse(text));
  if (!parsed.ok) throw new Error(`${parsed.error.message}: ${text.slice(0, 300)}`);
  return parsed.value;
}

describe.each(['cloud', 'data-center'] as const)('a reading for a coin plan on %s', (mode) => {
  it('has the history that a plan is made with', async () => {
    const { sandbox, send } = await start(mode);
    const reading = await readingOf(await send(PLANNED));
    expect(reading).toMatchObject({
      start: PLANNED.start,
      host: new URL(sandbox).host,
      sample: false,
      today: '2026-02-02',
      project: { key: 'AUR' },
      measure: 'active',
      tickets: [],
    });
    expect(reading.history.length).toBeGreaterThan(300);
    expect(reading.slowWeeks).toBeGreaterThan(0);
    // Today is two weeks before the start, and the tickets of the latest weeks may not be completed.
    expect(Math.max(...reading.history.map(({ week }) => week))).toBe(-3 - (reading.slowWeeks ?? 0));
  });

  it('has the tickets of a plan by key, and no history', async () => {
    const { send } = await start(mode);
    const { tickets, history } = await readingOf(await send(MADE));
    expect(history).toEqual([]);
    expect(tickets.length).toBeGreaterThan(100);
    expect(new Set(tickets.map(({ week }) => week)).size).toBe(13);
    expect(tickets.every(({ key }) => key.startsWith('AUR-'))).toBe(true);
    expect(tickets.filter(({ log }) => log !== null).length).toBeGreaterThan(tickets.length * 0.8);
  });
});

describe('a reading for a coin plan', () => {
  it('is the same from both kinds of Jira', async () => {
    const [cloud, dataCenter] = await Promise.all([start('cloud'), start('data-center')]);
    const [one, other] = [await readingOf(await cloud.send(MADE)), await readingOf(await dataCenter.send(MADE))];
    expect(other.tickets).toEqual(one.tickets);
  });

  it('counts only tickets of its scope, in its zone', async () => {
    const { send } = await start();
    const all = await readingOf(await send(MADE));
    const types = [all.tickets[0]?.type];
    const some = await readingOf(await send({ ...MADE, scope: { types }, calendar: { time_zone: 'Asia/Tokyo' } }));
    expect(new Set(some.tickets.map(({ type }) => type))).toEqual(new Set(types));
    expect(some.tickets.length).toBeLessThan(all.tickets.length);
    expect(some.timeZone).toBe('Asia/Tokyo');
  });

  it('streams progress', async () => {
    const { send } = await start();
    const lines = await linesOf(await send(PLANNED, { accept: NDJSON }));
    const stages = lines.slice(0, -1).map((line) => {
      const parsed = parseProgressLine(line);
      return parsed.ok ? parsed.value.stage : parsed.error.message;
    });
    expect(new Set(stages)).toEqual(new Set(['connecting', 'listing', 'reading', 'analysing']));
    expect(parseCoinReading(lines.at(-1)).ok).toBe(true);
  });

  it('has no person and no credential', async () => {
    const { send, logged } = await start();
    const text = await (await send(MADE)).text();
    for (const secret of [REQUEST.email, REQUEST.api_token, 'displayName', 'accountId', 'Jane'])
      for (const place of [text, logged()]) expect(place).not.toContain(secret);
    expect(logged()).not.toContain('AUR-');
  });

  it.each([
    [{ start: '2026-02-17' }, 'start must be a Monday'],
    [{ start: undefined }, 'start is required'],
    [{ weeks: 53 }, 'weeks must be at most 52'],
    [{ weeks: 'many' }, 'weeks must be a number'],
    [{ measure: 'points' }, 'measure must be a measure'],
    [{ read_on: 'soon' }, 'read_on must be a date like 2025-08-25'],
    [{ project_name: ' ' }, 'project_name is required'],
  ])('refuses %j', async (body, message) => {
    const { send } = await start();
    const response = await send({ ...PLANNED, ...body });
    expect(response.status).toBe(400);
    expect(await failureOf(response)).toMatchObject({
      code: 'invalid-request',
      error: expect.stringContaining(message),
    });
  });

  it('names a project that does not exist', async () => {
    const { send } = await start();
    expect(await failureOf(await send({ ...PLANNED, project_name: 'NOPE' }))).toMatchObject({
      code: 'project-not-found',
    });
  });
});
