import { reportToWire } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { failureOf, reportOf } from '../support/responses.ts';
import { startApp } from '../support/harness.ts';
import {
  AURORA,
  linesOf,
  named,
  readLines,
  startOrganization,
  startWholeOrganization,
  STREAM,
  TEAMS,
  teamsOf,
} from '../support/organization.ts';

describe.each(['cloud', 'data-center'] as const)('a comparison on %s', (mode) => {
  it('bases the evidence on the other teams', async () => {
    const jira_url = await startWholeOrganization({ mode });
    const { analyze } = await startApp();
    const report = await reportOf(await analyze({ jira_url, project_name: AURORA, comparison: named(...TEAMS) }));
    const { evidence, comparison } = reportToWire(report);
    expect(comparison?.teams.map(({ key, role }) => [key, role])).toEqual([
      ['ORA', 'adopter'],
      ['BAS', 'control'],
      ['COB', 'control'],
      ['DUN', 'control'],
    ]);
    expect(evidence).toMatchObject({ method: 'comparison', verdict: 'faster', grade: 'B' });
    expect(evidence?.interval_percent?.[0]).toBeLessThan(30);
    expect(evidence?.interval_percent?.[1]).toBeGreaterThan(30);
    const alone = await reportOf(await analyze({ jira_url, project_name: AURORA }));
    expect(alone.evidence).toMatchObject(report.comparison?.alone ?? {});
    // Bugs are also compared with those of the other teams.
    expect(report.quality?.weeks).toEqual(alone.quality?.weeks);
    expect(report.quality?.measures).not.toEqual(alone.quality?.measures);
    const other = { evidence: undefined, comparison: undefined, quality: undefined };
    expect({ ...report, ...other }).toEqual({ ...alone, ...other });
  });

  it('leaves out the teams that cannot be compared, and gives the reasons', async () => {
    const jira_url = await startOrganization({ mode });
    const { analyze } = await startApp();
    const comparison = [
      ...named('Team Basald', ...TEAMS, 'idle', AURORA),
      { project_name: 'Team Cobalt', adopted: '2025-06-02' },
    ];
    const { comparison: compared } = await reportOf(await analyze({ jira_url, project_name: 'ora', comparison }));
    const leftOut = compared?.teams.filter((team) => team.role === 'left-out');
    expect(leftOut?.map(({ key, name, reason }) => [key, name, reason])).toEqual([
      ['IDL', 'Idle', { kind: 'no-tickets' }],
      ['ORA', AURORA, { kind: 'own-project' }],
      [
        null,
        'Team Basald',
        {
          kind: 'failed',
          code: 'project-not-found',
          error: expect.stringMatching(/^No project .* Did you mean Team Basalt \(BAS\)/),
          reason: 'project-not-found',
          params: {
            sees_projects: true,
            similar: [
              { key: 'BAS', name: 'Team Basalt' },
              { key: 'COB', name: 'Team Cobalt' },
            ],
          },
        },
      ],
      ['COB', 'Team Cobalt', { kind: 'two-dates' }],
      ['COB', 'Team Cobalt', { kind: 'two-dates' }],
    ]);
    expect(compared?.teams.filter(({ role }) => role === 'control').map(({ key }) => key)).toEqual(['BAS', 'DUN']);
  });

  it('reports which team is being read', async () => {
    const jira_url = await startOrganization({ mode });
    const { analyze } = await startApp();
    const request = { jira_url, project_name: AURORA, comparison: named('BAS', 'nowhere', 'DUN') };
    const { progress } = readLines(await linesOf(await analyze(request, STREAM)));
    const numbers = progress.map(({ team }) => team?.number ?? 0);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect([...new Set(progress.map(({ team }) => `${team?.number} of ${team?.of}: ${team?.name}`))]).toEqual([
      '1 of 4: Team Aurora',
      '2 of 4: BAS',
      '4 of 4: DUN',
    ]);
    for (const number of [1, 2, 4]) {
      const own = progress.filter(({ team, stage }) => team?.number === number && stage === 'reading');
      expect(own.at(-1)?.done).toBe(own.at(-1)?.total);
      expect(own.length).toBeGreaterThan(0);
    }
    const last = progress.at(-1);
    expect(last?.stage).toBe('analysing');
    expect(last?.available?.types.length).toBeGreaterThan(0);
    expect(progress.filter(({ stage }) => stage === 'analysing')).toEqual([last]);
  });
});

describe('the list of teams for a comparison', () => {
  it('may be empty, which leads to the same response as no list', async () => {
    const jira_url = await startOrganization();
    const { analyze } = await startApp();
    const responses = await Promise.all(
      [{}, { comparison: [] }, {}].map(async (body) =>
        (await analyze({ jira_url, project_name: 'BAS', include_tickets: true, ...body }, STREAM)).text(),
      ),
    );
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).not.toMatch(/comparison"|"team"/);
  });

  it('does not matter if the project itself cannot be measured, because the analysis then fails', async () => {
    const jira_url = await startOrganization();
    const { analyze } = await startApp();
    const request = { jira_url, project_name: 'Idle', comparison: named(...TEAMS) };
    expect(await failureOf(await analyze(request))).toMatchObject({ status: 422, code: 'nothing-to-measure' });
    const lines = await linesOf(await analyze(request, STREAM));
    expect(lines.at(-2)).toMatchObject({ progress: { stage: 'analysing', available: { types: [] } } });
  });
});

it('the scope applies only to the project, and the calendar to all teams', async () => {
  const jira_url = await startOrganization();
  const { analyze } = await startApp();
  const ask = async (choice: object) =>
    teamsOf(await reportOf(await analyze({ jira_url, project_name: AURORA, comparison: named(...TEAMS), ...choice })));
  const [usual, scoped, short] = [
    await ask({}),
    await ask({ scope: { types: ['10001'] } }),
    await ask({ calendar: { holidays: ['2025-08-27', '2025-08-28', '2025-08-29'], working_days: [1, 2] } }),
  ];
  expect(scoped.get('ORA')?.tickets?.post).toBeLessThan(usual.get('ORA')?.tickets?.post ?? 0);
  for (const key of TEAMS) expect(scoped.get(key)?.tickets).toEqual(usual.get(key)?.tickets);
  expect(short.get('BAS')?.tickets).not.toEqual(usual.get('BAS')?.tickets);
});

it('the ticket limit applies to all teams together, in the order of the request', async () => {
  const jira_url = await startOrganization();
  const found = new Map<string, number>();
  const { analyze } = await startApp();
  for (const key of ['ORA', ...TEAMS]) {
    const { provenance } = await reportOf(await analyze({ jira_url, project_name: key }));
    found.set(key, provenance?.funnel.found ?? 0);
  }
  const of = (key: string) => found.get(key) ?? 0;
  // The second of the three teams exceeds the limit, no matter which team is read first.
  const order = TEAMS.toSorted((a, b) => of(a) - of(b));
  const [small = '', middle = '', large = ''] = order;
  const limited = await startApp({ TICKET_LIMIT: String(of('ORA') + of(small) + of(middle)) });
  for (let round = 0; round < 3; round += 1) {
    const request = { jira_url, project_name: 'ORA', comparison: named(small, large, middle) };
    const teams = teamsOf(await reportOf(await limited.analyze(request)));
    expect(teams.get(small)?.role).toBe('control');
    expect(teams.get(middle)?.role).toBe('control');
    expect(teams.get(large)).toMatchObject({
      reason: { kind: 'too-many-tickets', limit: of('ORA') + of(small) + of(middle) },
    });
  }
});
