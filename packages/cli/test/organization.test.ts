import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY, teamTable } from '@roi-insight/jira-sandbox';
import { expect, it } from 'vitest';
import { REQUEST, startApp, startSandbox } from '../../server/test/support/harness.ts';
import { EXIT } from '../src/exitCodes.ts';
import { emptyFolder, runCli } from './runCli.ts';

const PROJECTS = COMPANY.slice(0, 6).map((spec) => Object.assign({}, spec, { ticketsPerWeek: 3 }));

/** Writes a table, and returns the arguments of its report. */
function argumentsOf(sandbox: string, table: string): readonly string[] {
  const file = join(emptyFolder(), 'teams.csv');
  writeFileSync(file, table);
  return ['report', '--url', sandbox, '--teams', file];
}

it('the report on the teams of a table is the response of the API byte for byte, and names the teams that are left out', async () => {
  const sandbox = await startSandbox({ projects: PROJECTS });
  const { address } = await startApp();
  // The other teams start after the present day of the tests.
  const table = teamTable(PROJECTS).replaceAll(/,2026-[-\d]+/g, ',none');
  const [heading = '', ...rows] = `${table}TYPO,none,`.replace('project,started', 'Unit,Go live').split('\n');
  const teams = rows.map((row) => {
    const [project_name = '', started = '', people = ''] = row.split(',');
    return { project_name, ...(people && { people: Number(people) }), started: started === 'none' ? null : started };
  });
  const { email, api_token } = REQUEST;
  const response = await fetch(`${address}/api/organization`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jira_url: sandbox, email, api_token, teams }),
  });
  const file = join(emptyFolder(), 'report.json');
  const columns = ['--column', 'project=Unit', '--column', 'started=Go live'];
  const args = argumentsOf(sandbox, [heading, ...rows].join('\n'));
  const ran = await runCli([...args, ...columns, '--out', file]);
  expect(ran.exitCode).toBeLessThanOrEqual(EXIT.tooLittleData);
  expect(ran.stderr).toMatch(/^TYPO is excluded .* No project/m);
  expect(readFileSync(file, 'utf8')).toBe(await response.text());
});

it('the report on the teams of a table shows the team and its number on a terminal', async () => {
  const sandbox = await startSandbox({ projects: PROJECTS });
  const { stderr } = await runCli(argumentsOf(sandbox, teamTable(PROJECTS).replaceAll(/,2026-[-\d]+/g, ',none')), {
    isTTY: true,
  });
  expect(stderr).toContain('AUB (1 of 6): Listing tickets: 0');
});

it.each<[string, string, readonly string[], string]>([
  [
    'rows that cannot be read',
    'project,started\nAUB,soon\nAUC,none,',
    [],
    'teams.csv, line 2: started is neither a day',
  ],
  ['too few teams', 'project,started\nAUB,none', [], 'teams.csv has too few teams: 1 instead of at least 5'],
  ['an option for one project', '', ['--adopted', '2025-08-25'], "--adopted can't be combined with --teams"],
  ['a column that a table of teams does not have', '', ['--column', 'id=Key'], '--column must be'],
])(
  'the report on the teams of a table is refused because of %s, and nothing is read',
  async (_, table, extra, error) => {
    const { exitCode, stderr } = await runCli([...argumentsOf('http://127.0.0.1:1', table), ...extra]);
    expect(exitCode).toBe(EXIT.wrongInput);
    expect(stderr).toContain(error);
  },
);
