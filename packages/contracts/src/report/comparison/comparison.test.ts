import { describe, expect, it } from 'vitest';
import { comparisonGradeA, comparisonProgram } from '../../fixtures/index.ts';
import { parseFetchJiraRequest, parseProgressLine, parseReport, reportToWire } from '../../index.ts';

const request = {
  jira_url: 'https://example.atlassian.net',
  email: 'lead@example.com',
  api_token: 'sandbox-token',
  project_name: 'AUR',
  claude_adoption_date: '2025-08-25',
};

const parse = (comparison: unknown) => parseFetchJiraRequest({ ...request, comparison });

describe('the teams to compare with', () => {
  it('are optional, and each has an adoption date or null', () => {
    const teams = [
      { project_name: 'BOR', adopted: null },
      { project_name: 'Cinder Mobile', adopted: '2025-06-02' },
    ];
    expect(parse(undefined).ok).toBe(true);
    expect(parse([])).toMatchObject({ ok: true, value: { comparison: [] } });
    expect(parse(teams)).toMatchObject({ ok: true, value: { comparison: teams } });
  });

  it('are at most 19', () => {
    const teams = (count: number) => Array.from({ length: count }, () => ({ project_name: 'BOR', adopted: null }));
    expect(parse(teams(19)).ok).toBe(true);
    expect(parse(teams(20))).toMatchObject({ ok: false, error: { path: 'comparison' } });
  });

  it.each([
    ['a list of names', ['BOR'], 'comparison[0]'],
    ['an object', { project_name: 'BOR', adopted: null }, 'comparison'],
    ['a list with a team without a name', [{ project_name: '  ', adopted: null }], 'comparison[0].project_name'],
    [
      'a list with a name of 256 characters',
      [{ project_name: 'x'.repeat(256), adopted: null }],
      'comparison[0].project_name',
    ],
    ['a list with a team without an adoption date', [{ project_name: 'BOR' }], 'comparison[0].adopted'],
    [
      'a list with a day that does not exist',
      [{ project_name: 'BOR', adopted: '2025-02-30' }],
      'comparison[0].adopted',
    ],
  ])('cannot be %s', (_, teams, path) => {
    expect(parse(teams)).toMatchObject({ ok: false, error: { path } });
  });
});

describe('the team in a line of progress', () => {
  const line = (team: unknown) => parseProgressLine({ progress: { stage: 'reading', done: 1, total: 2, team } });

  it('has a name and a number', () => {
    expect(line({ name: 'BOR', number: 2, of: 8 })).toMatchObject({ ok: true, value: { team: { number: 2 } } });
    expect(line(undefined).ok).toBe(true);
  });

  it.each([
    { name: 'BOR', number: 0, of: 8 },
    { name: 'BOR', number: 201, of: 201 },
    { number: 1, of: 8 },
  ])('is refused if it is %j', (team) => {
    expect(line(team).ok).toBe(false);
  });
});

describe('a report', () => {
  const { comparison, ...alone } = reportToWire(comparisonGradeA);
  const withComparison = (part: object) => parseReport({ ...alone, comparison: { ...comparison, ...part } });

  it('bases its verdict on a comparison only if the report contains a comparison', () => {
    expect(withComparison({}).ok).toBe(true);
    expect(parseReport(alone)).toMatchObject({ ok: false, error: { path: 'evidence.method' } });
  });

  it.each([
    { saved_hours: 1e308 },
    { headline_hours: -1e308 },
    { saved_hours_interval: [0, 1e308] },
    { teams: [{ key: 'ATL', from: '2025-08-25', days: 91, measured_hours: 1e308, observed_hours: 0 }] },
  ])('is refused if its program has impossible hours: %o', (part) => {
    const wire = reportToWire(comparisonProgram);
    const withPart = (change: object) => {
      const program = { ...wire.comparison?.program, ...change };
      return parseReport({ ...wire, comparison: { ...wire.comparison, program } }).ok;
    };
    expect([withPart({}), withPart(part)]).toEqual([true, false]);
  });

  it.each([{ design: null }, { effect_percent: null }, { interval_percent: null }, { verdict: 'too-little-data' }])(
    'does not base its verdict on an incomplete comparison: %j',
    (missing) => {
      expect(withComparison(missing)).toMatchObject({ ok: false, error: { path: 'evidence.method' } });
    },
  );
});
