import { ORGANIZATION } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import { failureOf, reportOf } from '../support/responses.ts';
import { REQUEST, startApp, startSandbox, within } from '../support/harness.ts';
import { AURORA, linesOf, named, proxyOf, startOrganization, STREAM, TEAMS, teamsOf } from '../support/organization.ts';

/** Whether a request searches the third project, Cobalt. The ids start at 10000 for the first project, Aurora. */
const ofCobalt = (asked: string) => /search.*project = 10002 /.test(asked);
const ofDune = (asked: string) => /search.*project = 10003 /.test(asked);

const isCount = (asked: string) => asked.includes('approximate-count');

const request = { project_name: AURORA, comparison: named(...TEAMS) };

describe.each(['cloud', 'data-center'] as const)('a tracker on %s that fails in the third project', (mode) => {
  it.each([
    [403, 'doesn’t let this account read'],
    [404, 'refused a request'],
    [500, 'internal error'],
  ])('leads to a report without the failed team: status %i', async (status, reason) => {
    const { address } = await proxyOf(await startOrganization({ mode }), (asked) =>
      ofCobalt(asked) ? status : undefined,
    );
    const { analyze } = await startApp();
    const report = await reportOf(await analyze({ ...request, jira_url: address }));
    const teams = teamsOf(report);
    expect(teams.get('COB')).toMatchObject({
      role: 'left-out',
      reason: { kind: 'failed', error: expect.stringContaining(reason) },
      tickets: null,
    });
    expect(teams.get('BAS')?.role).toBe('control');
    expect(teams.get('DUN')?.role).toBe('control');
  });

  it('ends the analysis if it refuses the credential', async () => {
    const { address } = await proxyOf(await startOrganization({ mode }), (asked) =>
      ofCobalt(asked) ? 401 : undefined,
    );
    const { analyze } = await startApp();
    expect(await failureOf(await analyze({ ...request, jira_url: address }))).toMatchObject({
      status: 401,
      code: 'credentials',
    });
  });

  it('leads to a report without the team if no response arrives before the deadline; the requests for the team then end', async () => {
    const { address, asked, open } = await proxyOf(await startOrganization({ mode }), (asked) =>
      ofCobalt(asked) && !isCount(asked) ? null : undefined,
    );
    const { analyze, timers } = await startApp({ ANALYSIS_TIMEOUT_S: '30' });
    const response = analyze({ ...request, jira_url: address });
    // The fourth project is read while the third hangs. Then only the timers of the deadline and of the third project's
    // share remain.
    await expect
      .poll(() => asked.some(ofDune) && timers.waiting(), { message: 'the fourth project is read' })
      .toEqual([30_000, 27_000]);
    timers.advance(27_000);
    const teams = teamsOf(await reportOf(await within(response, 'the report within the deadline')));
    expect(teams.get('COB')).toMatchObject({ role: 'left-out', reason: { kind: 'too-slow', seconds: 27 } });
    expect(teams.get('BAS')?.role).toBe('control');
    expect(teams.get('DUN')?.role).toBe('control');
    await expect.poll(open).toBe(0);
  });
});

describe.each(['cloud', 'data-center'] as const)('a tracker on %s whose projects share tickets', (mode) => {
  const compare = async (forwarded: (body: string) => string, ...names: string[]) => {
    const { address } = await proxyOf(await startOrganization({ mode }), () => undefined, { forwarded });
    const { analyze } = await startApp();
    return reportOf(await analyze({ ...request, comparison: named(...names), jira_url: address }));
  };

  it("leads to a report that leaves out every team that has the tickets of the report's project", async () => {
    const report = await compare((body) => body.replaceAll(/project = 1000\d /g, 'project = 10000 '), ...TEAMS);
    const leftOut = report.comparison?.teams.slice(1).map((team) => [team.role, 'reason' in team && team.reason]);
    const [tickets, of] = [expect.any(Number), expect.any(Number)];
    expect(leftOut).toEqual(TEAMS.map(() => ['left-out', { kind: 'shared-tickets', tickets, of, name: AURORA }]));
    expect(report.comparison).toMatchObject({ design: null, reasons: [{ kind: 'no-team-left' }] });
  });

  it('leads to a report in which one of two teams with the same tickets is left out: the one that is named later', async () => {
    const forwarded = (body: string) => body.replaceAll('project = 10003 ', 'project = 10002 ');
    const teams = teamsOf(await compare(forwarded, 'DUN', 'COB', 'BAS'));
    expect(teams.get('COB')).toMatchObject({ reason: { kind: 'shared-tickets', name: 'Team Dune' } });
    expect(teams.get('DUN')?.role).toBe('control');
    expect(teams.get('BAS')?.role).toBe('control');
  });
});

describe('a count of tickets', () => {
  const compareWith = async (instead: number | null) => {
    const { address, asked } = await proxyOf(await startOrganization(), (text) =>
      isCount(text) ? instead : undefined,
    );
    const { analyze, timers } = await startApp();
    return { asked, timers, response: analyze({ ...request, jira_url: address }) };
  };

  it('that never arrives is awaited once, for 5 s, and leaves no team out', async () => {
    const { asked, timers, response } = await compareWith(null);
    await expect.poll(timers.waiting, { message: 'the count is requested' }).toContain(5000);
    timers.advance(5000);
    const teams = teamsOf(await reportOf(await within(response, 'the report')));
    expect(TEAMS.map((key) => teams.get(key)?.role)).toEqual(['control', 'control', 'control']);
    expect(asked.filter(isCount)).toHaveLength(1);
  });

  it.each([429, 503])('that is refused with status %i is requested only once', async (status) => {
    const { asked, response } = await compareWith(status);
    const teams = teamsOf(await reportOf(await within(response, 'the report')));
    expect(TEAMS.map((key) => teams.get(key)?.role)).toEqual(['control', 'control', 'control']);
    expect(asked.filter(isCount)).toHaveLength(1);
  });
});

it("the server ends the analysis at its deadline if the tracker never responds for the report's own project", async () => {
  const ofAurora = (text: string) => /search.*project = 10000 /.test(text);
  const { address, asked } = await proxyOf(await startOrganization(), (text) => (ofAurora(text) ? null : undefined));
  const { analyze, timers } = await startApp({ ANALYSIS_TIMEOUT_S: '30' });
  const response = analyze({ ...request, jira_url: address });
  await expect.poll(() => asked.some(ofAurora), { message: 'its list is requested' }).toBe(true);
  timers.advance(30_000);
  const failure = await failureOf(await within(response, 'the response at the deadline'));
  expect(failure).toMatchObject({ status: 504, code: 'timeout' });
  expect(failure.error).toMatch(/after 30 s, .* \(team 1 of 4\)\. Try again later or with a smaller project\.$/);
});

it('the server ends all requests when the client cancels', async () => {
  const cancel = new AbortController();
  const { address, asked, open } = await proxyOf(await startOrganization(), (text) => {
    if (ofCobalt(text)) cancel.abort();
    return /search.*project = 1000[12] /.test(text) ? null : undefined;
  });
  const { analyze, logged } = await startApp();
  const response = analyze({ ...request, jira_url: address }, STREAM, cancel.signal);
  await expect(response.then((response) => response.text())).rejects.toThrow(/abort/i);
  await expect.poll(logged).toMatch(/"outcome":"client-gone".*"msg":"analysis"/);
  await expect.poll(open).toBe(0);
  expect(asked.filter((text) => /project = 10003 /.test(text))).toEqual([]);
});

it('the server hides a credential that is entered as the name of a team', async () => {
  const jira_url = await startOrganization();
  const { analyze, logged } = await startApp();
  const { api_token: token, email } = REQUEST;
  const comparison = named(token, email, `${token.slice(0, 12)} team`, 'BAS');
  const text = JSON.stringify(await linesOf(await analyze({ ...request, comparison, jira_url }, STREAM)));
  for (const secret of [token, email, token.slice(0, 12)]) {
    expect(text).not.toContain(secret);
    expect(logged()).not.toContain(secret);
  }
  expect(text).toContain('***');
});

it('the server hides a credential that is part of a project name', async () => {
  const { api_token: token } = REQUEST;
  const projects = ORGANIZATION.filter(({ key }) => key === 'ORA' || key === 'BAS').map(({ ...spec }) =>
    Object.assign(spec, spec.key === 'ORA' && { name: `Team ${token}` }),
  );
  const jira_url = await startSandbox({ projects });
  const { analyze } = await startApp();
  const response = await analyze({ ...request, jira_url, project_name: 'ORA', comparison: named('BAS') });
  const text = await response.text();
  expect(text).not.toContain(token);
  expect(text.match(/"name":"Team \*\*\*"/g)).toHaveLength(2);
});
