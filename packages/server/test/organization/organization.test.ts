import { NDJSON, parseReport, type Report, type WireUsage } from '@roi-insight/contracts';
import { COMPANY, type ProjectSpec, type SandboxOptions } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import { gate, REQUEST, seenBy, startApp, startSandbox, within } from '../support/harness.ts';
import { linesOf, proxyOf, readLines } from '../support/organization.ts';
import { weeksWith } from '../support/weeksWith.ts';
import { defectsOf } from '../support/wireSchemas.ts';

/** Twenty teams with so few tickets that the tests are fast. */
const PROJECTS: ProjectSpec[] = COMPANY.slice(0, 20).map((spec) =>
  Object.assign({}, spec, { ticketsPerWeek: 3, lastDay: '2026-02-27' }),
);
const KEYS = PROJECTS.map(({ key }) => key);
/** The teams and, if they started before the present day of the tests, their starts. */
const TEAMS = PROJECTS.map(({ key: project_name, effect, changeDate = '' }) => ({
  project_name,
  started: effect < 1 && changeDate < '2026-01-01' ? changeDate : null,
}));

const STARTED = TEAMS.find(({ started }) => started !== null)?.project_name ?? '';
const USAGE: WireUsage = {
  sources: [
    {
      source: 'claude-code',
      active_basis: 'week',
      teams: [
        { name: STARTED, people: 40, weeks: weeksWith((week) => (week < 33 ? 0 : 20)) },
        { name: 'Elsewhere', people: 40, weeks: weeksWith(() => 0) },
      ],
      summary: {
        first_day: '2025-01-06',
        last_day: '2026-01-04',
        records_without_spend: 0,
        people_without_team: 0,
        people_in_several_teams: 0,
        teams_without_people: 0,
        workdays_without_records: 0,
      },
    },
  ],
};

const LATE_WEEKS = [{ week_start: '2099-01-05', coverage: 'not-covered' }];
const LATE = { sources: [{ ...USAGE.sources[0], teams: [{ name: STARTED, weeks: LATE_WEEKS }] }] };

async function start(env: Record<string, string> = {}, options: SandboxOptions = {}) {
  const sandbox = await startSandbox({ projects: PROJECTS, ...options });
  const app = await startApp(env);
  const send = (body: object = {}, headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
    fetch(`${app.address}/api/organization`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        jira_url: sandbox,
        email: REQUEST.email,
        api_token: REQUEST.api_token,
        teams: TEAMS,
        ...body,
      }),
      signal,
    });
  return { ...app, sandbox, send };
}

async function reportIn(response: Response): Promise<Report> {
  const text = await response.text();
  const parsed = parseReport(JSON.parse(text));
  if (!parsed.ok) throw new Error(`${parsed.error.message}: ${text.slice(0, 300)}`);
  return parsed.value;
}

const UNREAD: ReadonlySet<string> = new Set(['failed', 'too-slow', 'too-many-tickets']);

/** The reason for which a team could not be read; null if it was read, even if it has too few tickets. */
function unreadKind(team: NonNullable<Report['organization']>['teams'][number]): string | null {
  return team.reason !== null && UNREAD.has(team.reason.kind) ? team.reason.kind : null;
}

/** The teams that could not be read, by key, with the kind of reason. */
const unreadIn = ({ organization }: Report) =>
  organization?.teams
    .flatMap((team) => {
      const kind = unreadKind(team);
      return kind === null ? [] : [[team.key, kind] as const];
    })
    .toSorted();

/** Whether a request searches one of the projects at these positions. */
const searches = (asked: string, from: number, to: number) => {
  const position = Number(/search.*project = (\d+) /.exec(asked)?.[1] ?? Number.NaN) - 10_000;
  return position >= from && position < to;
};

describe('a report on an organization', () => {
  it.each(['cloud', 'data-center'] as const)(
    'has all teams, and lines of progress that name each team with its number: %s',
    async (mode) => {
      const { send } = await start({}, { mode });
      const lines = await linesOf(await send({}, { accept: NDJSON }));
      const { progress, report } = readLines(lines);
      expect(report.organization?.teams.map(({ key }) => key).toSorted()).toEqual(KEYS.toSorted());
      expect(unreadIn(report)).toEqual([]);
      const teams = progress.flatMap(({ team }) => (team ? [team] : []));
      expect(teams.every(({ name, number, of }) => name === KEYS[number - 1] && of === KEYS.length)).toBe(true);
      const numbers = teams.map(({ number }) => number);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      expect(numbers.at(-1)).toBeGreaterThan(15);
      for (const line of lines) expect(defectsOf('POST /api/organization', 200, line, NDJSON)).toEqual([]);
    },
  );

  it('leaves out ten denied teams, five slow teams and one whose list is endless by name, with the same figures for the others', async () => {
    const projects = [PROJECTS, PROJECTS, PROJECTS, PROJECTS]
      .flat()
      .map((spec, index) =>
        Object.assign({}, spec, { key: `T${index}`, name: `Team ${index}`, ticketsPerWeek: 1, from: '2024-12-02' }),
      );
    const teams = projects.map(({ key: project_name }, index) => {
      const started = TEAMS[index % TEAMS.length]?.started ?? null;
      return { project_name, started };
    });
    const { sandbox, send, timers } = await start({ TICKET_LIMIT: '5000' }, { projects });
    const late = gate();
    const slow = new Set<string>();
    let listed = 0;
    const { address, open } = await proxyOf(sandbox, (asked) => {
      if (searches(asked, 10, 20)) return 403;
      if (searches(asked, 25, 26) && !asked.includes('count')) {
        listed += 1;
        const issues = Array.from({ length: 1000 }, (_, index) => ({ id: String(1e6 + 1000 * listed + index) }));
        return JSON.stringify({ issues, nextPageToken: `page ${listed}` });
      }
      if (!searches(asked, 20, 25)) return undefined;
      slow.add(/project = \d+/.exec(asked)?.[0] ?? '');
      return late.opened;
    });
    const response = send({ jira_url: address, teams });
    const shares = () => timers.waiting().filter((ms) => ms === 120_000).length;
    // Teams are read two at a time. The fifth slow team is the last one that is waited for.
    for (const [count, waiting] of [
      [2, 2],
      [4, 2],
      [5, 1],
    ]) {
      await expect.poll(() => [slow.size, shares()], { message: `${count} slow teams` }).toEqual([count, waiting]);
      timers.advance(120_000);
    }
    const report = await reportIn(await within(response, 'the report'));
    late.open();
    const named = (from: number, to: number, kind: string) =>
      teams.slice(from, to).map((team) => [team.project_name, kind]);
    expect(unreadIn(report)).toEqual(
      [...named(10, 20, 'failed'), ...named(20, 25, 'too-slow'), ...named(25, 26, 'too-many-tickets')].toSorted(),
    );
    await expect.poll(open).toBe(0);
    const others = await reportIn(await send({ teams: teams.filter((_, index) => index < 10 || index > 25) }));
    expect(report.evidence?.estimates).toEqual(others.evidence?.estimates);
    const read = report.organization?.teams.filter((team) => unreadKind(team) === null);
    expect(read).toHaveLength(64);
    expect(read).toEqual(others.organization?.teams);
  });

  it('ends within a second after the client has canceled, with all requests for its teams', async () => {
    const { sandbox, send, logged } = await start();
    const { address, asked, open } = await proxyOf(sandbox, (text) => (searches(text, 2, 20) ? null : undefined));
    const cancel = new AbortController();
    const response = send({ jira_url: address }, { accept: NDJSON }, cancel.signal);
    await expect.poll(() => asked.filter((text) => searches(text, 2, 4)).length).toBeGreaterThan(1);
    cancel.abort();
    await expect(response.then((answer) => answer.text())).rejects.toThrow(/abort/i);
    await expect.poll(open, { timeout: 1000 }).toBe(0);
    await expect.poll(logged).toMatch(/"outcome":"client-gone".*"msg":"analysis"/);
    expect(asked.some((text) => searches(text, 4, 20))).toBe(false);
  });

  it('may have five times as many tickets as a report', async () => {
    const { send, logged } = await start();
    await send();
    const tickets = Number(/"tickets":(\d+)/.exec(logged())?.[1]);
    const unread = async (limit: number) => {
      const limited = await start({ TICKET_LIMIT: String(limit) });
      return unreadIn(await reportIn(await limited.send()))?.map(([, kind]) => kind);
    };
    // The teams have more issues than tickets, because sub-tasks and epics are also read.
    expect(await unread(Math.ceil(tickets / 3))).toEqual([]);
    expect(await unread(Math.floor(tickets / 10))).toContain('too-many-tickets');
  });

  it('says how much its teams use the assistant', async () => {
    const { send } = await start();
    const report = await reportIn(await send({ usage: USAGE }));
    expect(unreadIn(report)).toEqual([]);
    expect(report.usage?.teams.map(({ sources }) => sources[0]?.people)).toEqual([40]);
    expect(report.usage?.otherTeams).toBe(1);
  });

  it('contains no ticket and no credential', async () => {
    const { send, logged } = await start();
    const text = await (await send()).text();
    for (const secret of [REQUEST.email, REQUEST.api_token, `${KEYS[0]}-1`, 'Jane'])
      for (const place of [text, logged()]) expect(place).not.toContain(secret);
  });
});

describe('a request for an organization', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ project_name: `T${index}`, started: null }));

  it.each([
    ['four teams', { teams: named(4) }, 'teams'],
    ['201 teams', { teams: named(201) }, 'teams'],
    ['no list', { teams: 'ORA,BAS' }, 'teams'],
    ['a start after today', { teams: [...named(4), { project_name: 'A', started: '2026-02-05' }] }, 'teams[4].started'],
    ['a team without a start', { teams: [...named(4), { project_name: 'A' }] }, 'teams[4].started'],
    ['a team without a name', { teams: [...named(4), { project_name: ' ', started: null }] }, 'project_name'],
    ['people as text', { teams: [...named(4), { project_name: 'A', started: null, people: '7' }] }, 'people'],
    ['an unknown measure', { measure: 'logged' }, 'measure'],
    ['usage of a week in the future', { usage: LATE }, 'usage.sources[0].teams[0].weeks[0]'],
    ['no token', { api_token: undefined }, 'api_token'],
  ])('is refused with %s before Jira is asked', async (_, body, field) => {
    const { sandbox, send } = await start();
    const response = await send(body);
    expect(response.status).toBe(400);
    const failure = JSON.parse(await response.text());
    expect(failure).toMatchObject({ code: 'invalid-request', reason: 'invalid-field' });
    expect(failure.error).toContain(field);
    expect(defectsOf('POST /api/organization', 400, failure)).toEqual([]);
    expect((await seenBy(sandbox)).total).toBe(0);
  });

  it('counts toward the rate limit of reports', async () => {
    const { send } = await start({ RATE_LIMIT_MAX: '1' });
    await send({ teams: TEAMS.slice(0, 5) });
    expect((await send()).status).toBe(429);
  });
});
