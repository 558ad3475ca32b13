import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson, parseReport } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { startSandbox } from '../../server/test/support/harness.ts';
import { emptyFolder, reportOf, runCli } from './runCli.ts';
import { wideTable } from './wideTable.ts';

/** 40 people, 20 of whom use the assistant from the week of 2025-08-25 on, for $70 a week. */
const team = (name: string) => ({
  name,
  people: 40,
  weeks: Array.from({ length: 52 }, (_, week) => ({
    week_start: new Date(Date.UTC(2025, 0, 6 + 7 * week)).toISOString().slice(0, 10),
    coverage: 'reported',
    active: week < 33 ? 0 : 20,
    spend: week < 33 ? 0 : 70,
  })),
});

const usageFile = (...names: readonly string[]) => ({
  kind: 'roi-insight-usage',
  version: 1,
  currency: 'USD',
  sources: [
    {
      source: 'claude-code',
      active_basis: 'week',
      teams: names.map((name) => team(name)),
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
});

function written(content: unknown): string {
  const file = join(emptyFolder(), 'usage.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('a report with usage', () => {
  it('prints the share of the team that used the assistant, and for how many days the net value uses real spend', async () => {
    const sandbox = await startSandbox();
    const { stdout } = await runCli([...reportOf(sandbox), '--usage', written(usageFile('AUR'))]);
    expect(stdout).toContain(
      '\n50% of the team used the assistant (Oct 6, 2025 – Jan 4, 2026). The net uses real spend for all days.\n',
    );
    expect((await runCli([...reportOf(sandbox)])).stdout).not.toContain('used the assistant');
  });

  it('on a project contains only the usage of that project; standard error states how many other teams the usage has', async () => {
    const sandbox = await startSandbox();
    const { exitCode, stdout, stderr } = await runCli([
      ...reportOf(sandbox),
      '--usage',
      written(usageFile('AUR', 'Elsewhere')),
      '--json',
    ]);
    expect(exitCode).toBe(0);
    const read = parseJson(stdout, parseReport);
    const usage = read.ok ? read.value.usage : null;
    expect(usage?.teams[0]).toMatchObject({ key: 'AUR', sources: [{ observedStart: '2025-08-25', people: 40 }] });
    expect(stderr).toContain('50% of the team used the assistant (Oct 6, 2025 – Jan 4, 2026), by Claude Code.\n');
    expect(stderr).toContain('1 team of the usage isn’t in this report.\n');
  });

  it('uses the usage of the only team, whatever its name, if the report is made from a file of tickets', async () => {
    const tickets = join(emptyFolder(), 'tickets.csv');
    writeFileSync(tickets, wideTable(12));
    const args = ['report', '--tickets', tickets, '--adopted', '2025-08-25', '--time-zone', 'UTC', '--usage'];
    const { exitCode, stdout } = await runCli([...args, written(usageFile('Payments')), '--json'], { env: {} });
    expect(exitCode).toBe(0);
    const read = parseJson(stdout, parseReport);
    expect(read.ok && read.value.usage).toMatchObject({
      teams: [{ key: 'tickets', sources: [{ observedStart: '2025-08-25' }] }],
      otherTeams: 0,
    });
    const two = written(usageFile('Payments', 'Ops'));
    expect(await runCli([...args, two], { env: {} })).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(`${two} has several teams, but a file of tickets is one team.`),
    });
  });

  it.each([
    ['{', 'not valid JSON'],
    [{ ...usageFile('AUR'), kind: 'report' }, 'kind must be one of the following values: roi-insight-usage'],
    [usageFile('jane@example.com'), 'sources[0].teams[0].name must not be an address: it is the name of a team'],
  ])('is not made if the file cannot be used as usage: %j', async (content, message) => {
    const file = written(content);
    const { exitCode, stderr } = await runCli([...reportOf('http://127.0.0.1:1'), '--usage', file]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(
      `${file} can't be used as usage: ${message}. --usage takes the file that the command usage wrote.`,
    );
    expect(stderr).not.toContain('jane');
  });
});
