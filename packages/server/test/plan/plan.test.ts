import { NDJSON, parsePlanReading, parseProgressLine, type PlanReading } from '@roi-insight/contracts';
import { ORGANIZATION, type ProjectSpec } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import type { Dependencies } from '../../src/app.ts';
import { REQUEST, seenBy, startApp, startSandbox } from '../support/harness.ts';
import { linesOf } from '../support/organization.ts';
import { defectsOf } from '../support/wireSchemas.ts';

const KEYS = ['ORA', 'BAS', 'COB', 'DUN', 'GLA'];
/** The teams of the organization, the last without tickets. `basalt` is the name of one of the teams. */
const projects = (basalt = 'Team Basalt') => {
  const specs: ProjectSpec[] = [];
  for (const spec of ORGANIZATION) {
    if (spec.key === 'BAS') specs.push({ ...spec, name: basalt });
    else if (spec.key === 'GLA') specs.push({ ...spec, ticketsPerWeek: 0 });
    else if (KEYS.includes(spec.key)) specs.push(spec);
  }
  return specs;
};
/** A Monday after the present day of the tests. */
const START = '2026-02-16';

const named = (...names: readonly string[]) => names.map((project_name) => ({ project_name }));
const TEAMS = named('ORA', 'BAS', 'COB', 'DUN', 'GLA');

async function start(
  env: Record<string, string> = {},
  mode: 'cloud' | 'data-center' = 'cloud',
  dependencies: Dependencies = {},
) {
  const sandbox = await startSandbox({ mode, projects: projects() });
  const { address, logged } = await startApp(env, dependencies);
  const send = (body: object = {}, headers: Record<string, string> = {}) =>
    fetch(`${address}/api/plan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        jira_url: sandbox,
        email: REQUEST.email,
        api_token: REQUEST.api_token,
        teams: TEAMS,
        start: START,
        weeks: 26,
        ...body,
      }),
    });
  return { sandbox, send, logged };
}

async function readingOf(response: Response): Promise<PlanReading> {
  const text = await response.text();
  const parsed = parsePlanReading(JSON.parse(text));
  if (!parsed.ok) throw new Error(`${parsed.error.message}: ${text.slice(0, 300)}`);
  return parsed.value;
}

const reasonsOf = ({ teams }: PlanReading) =>
  teams.map((team) => [team.key, team.kind === 'unread' ? team.reason.kind : 'read']);

describe.each(['cloud', 'data-center'] as const)('a reading for a plan on %s', (mode) => {
  it('has the closed weeks of each team, in the order of the request', async () => {
    const { sandbox, send } = await start({}, mode);
    const reading = await readingOf(await send());
    expect(reading).toMatchObject({ start: START, sample: false, host: new URL(sandbox).host });
    expect(reasonsOf(reading)).toEqual([
      ['ORA', 'read'],
      ['BAS', 'read'],
      ['COB', 'read'],
      ['DUN', 'read'],
      ['GLA', 'no-tickets'],
    ]);
    for (const team of reading.teams) {
      if (team.kind === 'unread') continue;
      // The present day is two weeks before the start, and its week has not closed.
      expect(team.weeks.at(-1)?.week).toBe(-3);
      expect(team.weeks.length).toBeGreaterThan(50);
      expect(team.timeZone).toBe('America/New_York');
    }
  });

  it('ends with the last closed week if the plan has begun', async () => {
    const { send } = await start({}, mode);
    const reading = await readingOf(await send({ start: '2025-09-01', weeks: 13 }));
    const last = reading.teams.flatMap((team) => (team.kind === 'read' ? [team.weeks.at(-1)?.week] : []));
    expect(last).toEqual([12, 12, 12, 12]);
  });

  it('follows a project to its new key by its id', async () => {
    const { send } = await start({}, mode);
    const [ora] = (await readingOf(await send())).teams;
    const project_id = ora?.kind === 'read' ? ora.source?.projectId : undefined;
    const renamed = { project_name: 'OLD', project_id };
    const deleted = { project_name: 'BAS', project_id: '999999' };
    const reading = await readingOf(await send({ teams: [renamed, deleted, ...TEAMS.slice(2)] }));
    expect(reasonsOf(reading).slice(0, 2)).toEqual([
      ['ORA', 'read'],
      ['BAS', 'read'],
    ]);
    expect(reading.teams[0]).toEqual(ora);
  });
});

describe('a reading for a plan', () => {
  it('names the teams that could not be read, and reads the others', async () => {
    const { send } = await start();
    const teams = named('Nowhere', 'ORA', 'Team Basalt', 'bas', 'COB', 'DUN');
    expect(reasonsOf(await readingOf(await send({ teams })))).toEqual([
      [null, 'failed'],
      ['ORA', 'read'],
      ['BAS', 'read'],
      ['BAS', 'named-twice'],
      ['COB', 'read'],
      ['DUN', 'read'],
    ]);
  });

  it('measures each team with its own scope and calendar', async () => {
    const { send } = await start();
    const usual = await readingOf(await send());
    const [first, second, ...others] = TEAMS;
    const own = await readingOf(
      await send({
        teams: [
          { ...first, scope: { types: ['10001', '10002'] } },
          { ...second, calendar: { time_zone: 'Asia/Tokyo', working_days: [1, 2] } },
          ...others,
        ],
      }),
    );
    const tickets = ({ teams }: PlanReading) =>
      teams.map((team) => (team.kind === 'read' ? team.weeks.reduce((sum, week) => sum + week.tickets, 0) : 0));
    expect(tickets(own)[0]).toBeGreaterThan(0);
    expect(tickets(own)[0]).toBeLessThan(tickets(usual)[0] ?? 0);
    expect(own.teams[1]).toMatchObject({ timeZone: 'Asia/Tokyo' });
    expect(own.teams.slice(2)).toEqual(usual.teams.slice(2));
  });

  it('streams progress that names the team', async () => {
    const { send } = await start();
    const response = await send({}, { accept: NDJSON });
    expect(response.headers.get('content-type')).toContain(NDJSON);
    const lines = await linesOf(response);
    const progress = lines.slice(0, -1).map((line) => parseProgressLine(line));
    expect(progress.every(({ ok }) => ok)).toBe(true);
    const teams = progress.flatMap((line) => (line.ok && line.value.team ? [line.value.team] : []));
    expect(teams.every(({ name, number, of }) => name === KEYS[number - 1] && of === KEYS.length)).toBe(true);
    // Two teams are read in parallel. If the second team is read first, progress never names it.
    const numbers = teams.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(numbers[0]).toBe(1);
    expect(numbers.at(-1)).toBeGreaterThan(1);
    expect(parsePlanReading(lines.at(-1)).ok).toBe(true);
    for (const line of lines) expect(defectsOf('POST /api/plan', 200, line, NDJSON)).toEqual([]);
  });

  it('may have twice as many tickets as a report', async () => {
    const { send, logged } = await start();
    await send();
    // The teams have more issues than tickets, because sub-tasks and epics are also read.
    const tickets = Number(/"tickets":(\d+)/.exec(logged())?.[1]);
    const found = async (limit: number) => {
      const limited = await start({ TICKET_LIMIT: String(limit) });
      return reasonsOf(await readingOf(await limited.send())).map(([, kind]) => kind);
    };
    expect(await found(tickets)).not.toContain('too-many-tickets');
    expect(await found(Math.floor(tickets / 4))).toContain('too-many-tickets');
  });

  it("uses the key as the name of a team if a plan may not contain the team's name", async () => {
    const sandbox = await startSandbox({ projects: projects('jane.doe@example.com') });
    const { send } = await start();
    const reading = await readingOf(await send({ jira_url: sandbox }));
    expect(reading.teams.map(({ name }) => name)).toContain('BAS');
    expect(JSON.stringify(reading)).not.toContain('jane.doe');
  });

  it("is of the tracker's day if the server's clock is ahead", async () => {
    const { send } = await start({}, 'cloud', { now: () => new Date('2999-01-01T00:00:00Z') });
    const { fetchedAt } = await readingOf(await send());
    expect(Date.parse(fetchedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('contains no ticket and no credential', async () => {
    const { send, logged } = await start();
    const text = await (await send()).text();
    for (const secret of [REQUEST.email, REQUEST.api_token, 'ORA-1', 'Jane'])
      for (const place of [text, logged()]) expect(place).not.toContain(secret);
  });
});

describe('a request for a plan', () => {
  it.each([
    ['four teams', { teams: TEAMS.slice(1) }, 'teams'],
    ['41 teams', { teams: named(...Array.from({ length: 41 }, (_, index) => `T${index}`)) }, 'teams'],
    ['no list', { teams: 'ORA,BAS' }, 'teams'],
    ['a start that is not a Monday', { start: '2026-02-17' }, 'start'],
    ['a start in the year 9999', { start: '9999-01-04' }, 'start'],
    ['53 weeks', { weeks: 53 }, 'weeks'],
    ['weeks as text', { weeks: '26' }, 'weeks'],
    ['a team without a name', { teams: named('ORA', 'BAS', 'COB', 'DUN', ' ') }, 'project_name'],
    ['an unknown measure', { teams: [...TEAMS.slice(1), { project_name: 'ORA', measure: 'mood' }] }, 'measure'],
    ['no token', { api_token: undefined }, 'api_token'],
  ])('is refused with %s before Jira is asked', async (_, body, field) => {
    const { sandbox, send } = await start();
    const response = await send(body);
    expect(response.status).toBe(400);
    const failure = JSON.parse(await response.text());
    expect(failure).toMatchObject({ code: 'invalid-request', reason: 'invalid-field' });
    expect(failure.error).toContain(field);
    expect(defectsOf('POST /api/plan', 400, failure)).toEqual([]);
    expect((await seenBy(sandbox)).total).toBe(0);
  });

  it('is refused if the credential is wrong, and the response does not repeat the credential', async () => {
    const { send } = await start();
    const response = await send({ api_token: 'a-wrong-token-of-someone' });
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('a-wrong-token');
  });

  it('counts toward the rate limit of reports', async () => {
    const { send } = await start({ RATE_LIMIT_MAX: '2' });
    await send();
    await send();
    expect((await send()).status).toBe(429);
  });
});
