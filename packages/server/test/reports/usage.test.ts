import { reportToWire, type WireUsage } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { startApp } from '../support/harness.ts';
import { AURORA, named, startOrganization, TEAMS } from '../support/organization.ts';
import { failureOf, reportOf } from '../support/responses.ts';
import { weeksWith } from '../support/weeksWith.ts';

/** Aurora uses the assistant from 2025-08-25 on, Cobalt uses it secretly, and Basalt does not use it. Dunes is missing in the usage. */
const USAGE: WireUsage = {
  sources: [
    {
      source: 'claude-code',
      active_basis: 'week',
      teams: [
        { name: 'ora', people: 40, weeks: weeksWith((week) => (week < 33 ? 0 : 20)) },
        { name: 'Team Basalt', people: 41, weeks: weeksWith((week) => (week % 5 === 0 ? '1-4' : 0)) },
        { name: 'COB', people: 40, weeks: weeksWith((week) => (week < 33 ? 0 : 10)) },
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

it('a report says when use began, verifies controls, and leaves out a control with undeclared use', async () => {
  const jira_url = await startOrganization();
  const { analyze } = await startApp();
  const request = { jira_url, project_name: AURORA, comparison: named(...TEAMS) };
  const report = await reportOf(await analyze({ ...request, usage: USAGE }));
  const { usage, comparison, evidence } = reportToWire(report);
  expect(usage?.teams.map(({ key, control }) => [key, control])).toEqual([
    ['ORA', undefined],
    ['BAS', { kind: 'verified', weeks: expect.any(Number) }],
    ['COB', { kind: 'contaminated', weeks: expect.any(Number), of: expect.any(Number) }],
    ['DUN', { kind: 'unknown', reason: 'not-named' }],
  ]);
  expect(usage?.teams[0]?.sources[0]).toMatchObject({ people: 40, observed_start: '2025-08-25' });
  expect(usage?.other_teams).toBe(1);
  expect(comparison?.teams.map(({ key, role, reason }) => [key, role, reason?.kind])).toEqual([
    ['ORA', 'adopter', undefined],
    ['BAS', 'control', undefined],
    ['COB', 'left-out', 'uses-assistant'],
    ['DUN', 'control', undefined],
  ]);
  expect(evidence?.grade_reasons).toContainEqual({
    kind: 'verified-controls',
    controls: 1,
    of: 2,
    weeks: expect.any(Number),
  });
});

it('a report on one project differs only by the usage if the request has usage', async () => {
  const jira_url = await startOrganization();
  const { analyze } = await startApp();
  const request = { jira_url, project_name: AURORA };
  const plain = await (await analyze(request)).text();
  expect(plain).not.toContain('usage');
  const { usage, ...others } = JSON.parse(await (await analyze({ ...request, usage: USAGE })).text());
  expect(usage.teams).toHaveLength(1);
  expect(JSON.stringify(others)).toBe(plain);
});

it('a request with invalid usage is refused, and the message does not repeat the usage', async () => {
  const { analyze } = await startApp();
  const [source] = USAGE.sources;
  const usage = { sources: [{ ...source, teams: [{ name: 'jane@example.com', weeks: [] }] }] };
  const response = await analyze({ usage });
  expect(response.status).toBe(400);
  const { error } = await failureOf(response);
  expect(error).toBe('usage.sources[0].teams[0].name must not be an address: it is the name of a team');
});

it('usage is refused if a week is in the future or invalid, and the message names the path of the week', async () => {
  const jira_url = await startOrganization();
  const { analyze } = await startApp();
  const refused = async (weeks: unknown) => {
    const [source] = USAGE.sources;
    const usage = { sources: [{ ...source, teams: [...(source?.teams ?? []), { name: 'Late', weeks }] }] };
    const response = await analyze({ jira_url, project_name: AURORA, usage });
    return [response.status, (await failureOf(response)).error];
  };
  const week = (week_start: string) => ({ week_start, coverage: 'not-covered' });
  const path = 'usage.sources[0].teams[4].weeks';
  expect(await refused([week('2025-01-06'), week('2099-01-05'), week('2099-01-12')])).toEqual([
    400,
    `${path}[1].week_start must not be after today`,
  ]);
  expect((await refused([week('2190-01-04')]))[1]).toContain(`${path}[0].week_start must be a Monday`);
  expect(await refused(null)).toEqual([400, expect.stringContaining(path)]);
  expect((await refused([null]))[0]).toBe(400);
});
