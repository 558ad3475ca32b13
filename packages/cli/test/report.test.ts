import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson, parseReport } from '@roi-insight/contracts';
import { SAMPLE_PROJECTS } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import { startApp, startSandbox, startServer } from '../../server/test/support/harness.ts';
import { proxyOf } from '../../server/test/support/organization.ts';
import { canceled, EXIT } from '../src/exitCodes.ts';
import { emptyFolder, reportOf, runCli } from './runCli.ts';

describe.each(['cloud', 'data-center'] as const)('a report of Jira %s', (mode) => {
  it('is the response of the API byte for byte, in a file and on standard output', async () => {
    const sandbox = await startSandbox({ mode });
    const app = await startApp();
    const response = await (await app.analyze({ jira_url: sandbox })).text();
    const file = join(emptyFolder(), 'report.json');
    const ran = await runCli([...reportOf(sandbox), '--json', '--out', file]);
    expect(ran).toEqual({ exitCode: 0, stdout: response, stderr: '' });
    expect(readFileSync(file, 'utf8')).toBe(response);
  });
});

it('the command sends the fields of an API request: other teams, the time zone, and whether the report lists each ticket', async () => {
  const sandbox = await startSandbox();
  const app = await startApp();
  const comparison = [{ project_name: 'DEL', adopted: null }];
  const calendar = { time_zone: 'Europe/Berlin' };
  const response = await app.analyze({ jira_url: sandbox, comparison, calendar, include_tickets: true });
  const options = ['--compare', 'DEL=none', '--time-zone', 'Europe/Berlin', '--include-tickets', '--json'];
  const { stdout } = await runCli([...reportOf(sandbox), ...options]);
  expect(stdout).toBe(await response.text());
});

it('the command sends the field with the size of tickets, and lists similar fields if Jira has no such field', async () => {
  const projects = SAMPLE_PROJECTS.filter(({ estimates }) => estimates !== undefined);
  const args = reportOf(await startSandbox({ projects }), 'HGL');
  const { stdout } = await runCli([...args, '--size-field', 'Story Points', '--json']);
  const report = parseJson(stdout, parseReport);
  expect(report.ok && report.value.provenance?.size).toEqual({ source: 'field', name: 'Story Points' });
  const { exitCode, stderr } = await runCli([...args, '--size-field', 'Story Pints']);
  expect(exitCode).toBe(EXIT.wrongInput);
  expect(stderr).toMatch(/no field with the name.*Did you mean .*Story Points/);
});

it('the command says on standard error which tickets are uncertain', async () => {
  const answered = (path: string, answer: string) =>
    path.endsWith('/status') ? answer.replaceAll('"In Review"', '"Other"').replaceAll('"10010"', '"99"') : answer;
  const refused = (asked: string) => (asked.includes('status/10010') ? 404 : undefined);
  const { address } = await proxyOf(await startSandbox(), refused, { answered });
  const { stderr, exitCode } = await runCli(reportOf(address));
  expect(exitCode).toBe(0);
  expect(stderr).toMatch(/^Unclear statuses: “In Review” \(\d+ tickets\)\. Jira doesn’t list them.*\n$/);
});

it('the command does not compare with an excluded team, and names the team and the reason on standard error', async () => {
  const sandbox = await startSandbox();
  const [alone, compared] = ['alone.json', 'compared.json'].map((name) => join(emptyFolder(), name));
  if (alone === undefined || compared === undefined) throw new Error('there are two names');
  await runCli([...reportOf(sandbox), '--out', alone]);
  const ran = await runCli([...reportOf(sandbox), '--compare', 'TYPO=none', '--out', compared]);
  expect(ran.exitCode).toBe(0);
  expect(ran.stderr).toMatch(/^TYPO is excluded from the comparison\. No project.*\nNo comparison was possible: .*\n$/);
  const { stdout } = await runCli(['compare', alone, compared]);
  expect(stdout).not.toContain('Compared with');
  expect(stdout).toContain('  Excluded from comparison: no other team → TYPO\n');
  expect(stdout).toContain('\nLater: TYPO is excluded from the comparison. No project');
});

it('the command prints only the verdict, the later course of the effect, the net value and what to do next', async () => {
  const { exitCode, stdout, stderr } = await runCli(
    reportOf(await startSandbox({ projects: SAMPLE_PROJECTS.filter(({ key }) => key === 'VEG') }), 'VEG'),
  );
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toMatch(
    /^Vega Billing \(VEG\), .*: In the first quarter .* took \d+% less .*\n.*95%.*grade.*\nSecond quarter still running: .*\nNet savings in the first quarter: .*If the saving lasts: .*\nQuality: .*\nCompare with .*\n$/,
  );
});

it('the command shows progress on standard error only if standard error is a terminal', async () => {
  const { stderr } = await runCli(reportOf(await startSandbox()), { isTTY: true });
  expect(stderr).toContain('Reading tickets: ');
  expect(stderr.endsWith('\r\u001b[K')).toBe(true);
});

it('if there is too little data for a verdict, the command writes the report and ends with exit code 4', async () => {
  const file = join(emptyFolder(), 'report.json');
  const { exitCode, stdout } = await runCli([...reportOf(await startSandbox(), 'DEL'), '--out', file]);
  expect(exitCode).toBe(4);
  expect(stdout).toContain('Too little data for a verdict.');
  expect(parseJson(readFileSync(file, 'utf8'), parseReport).ok).toBe(true);
});

it('the command ends with exit code 4 if there is nothing to measure', async () => {
  const { exitCode, stderr } = await runCli(reportOf(await startSandbox(), 'ELM'));
  expect(exitCode).toBe(4);
  expect(stderr).not.toBe('');
});

it.each([
  ['a broken tracker', { faults: ['500'] }],
  ['a tracker that refuses the token', { faults: ['401'] }],
])('the command ends with exit code 3 and writes nothing for %s', async (_name, options) => {
  const folder = emptyFolder();
  const { exitCode, stdout, stderr } = await runCli([
    ...reportOf(await startSandbox(options)),
    '--out',
    join(folder, 'report.json'),
  ]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' });
  expect(stderr).toMatch(/\w/);
  expect(readdirSync(folder)).toEqual([]);
});

it('after an internal error, the command ends with exit code 1, writes nothing and repeats no data', async () => {
  const folder = emptyFolder();
  const args = [...reportOf(await startSandbox()), '--out', join(folder, 'report.json')];
  const now = () => {
    throw new RangeError('a secret');
  };
  const ran = await runCli(args, { now });
  expect(ran).toEqual({ exitCode: 1, stdout: '', stderr: 'Internal error: RangeError. Please report this bug.\n' });
  expect(readdirSync(folder)).toEqual([]);
});

it('the command writes nothing if it is canceled while it waits', async () => {
  const controller = new AbortController();
  // The server never responds, so that the command is still waiting when it is canceled.
  const { address } = await startServer(() => controller.abort(canceled(EXIT.interrupted)));
  const folder = emptyFolder();
  const args = [...reportOf(address), '--out', join(folder, 'report.json')];
  const { exitCode, stderr } = await runCli(args, { signal: controller.signal });
  expect({ exitCode, stderr }).toEqual({ exitCode: 130, stderr: 'Canceled. Nothing was written.\n' });
  expect(readdirSync(folder)).toEqual([]);
});

it('the command writes no secret that was typed as part of the address', async () => {
  const address = `${await startSandbox()}/?os_password=hush&atl_token=hush#jwt=hush`;
  const folder = emptyFolder();
  const outs = ['report.json', 'report.csv'].flatMap((name) => ['--out', join(folder, name)]);
  const ran = await runCli([...reportOf(address), ...outs, '--json'], { isTTY: true });
  expect(ran.exitCode).toBe(0);
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts).toHaveLength(2);
  expect(JSON.stringify([ran, texts])).not.toContain('hush');
});

it('the command writes the weeks as CSV and the report as Markdown, and replaces a file only with --force', async () => {
  const sandbox = await startSandbox();
  const folder = emptyFolder();
  const [file, markdown] = [join(folder, 'weeks.csv'), join(folder, 'report.md')];
  writeFileSync(file, 'mine');
  const refused = await runCli([...reportOf(sandbox), '--out', file]);
  expect(refused).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--force') });
  expect(readFileSync(file, 'utf8')).toBe('mine');
  const forced = [...reportOf(sandbox), '--out', file, '--out', markdown, '--seats', '31', '--force'];
  expect((await runCli(forced)).exitCode).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^week_start,/);
  const text = readFileSync(markdown, 'utf8');
  expect(text).toMatch(/^# Your Claude Code ROI Report\n[^]*\n## Net .+: .+\n/);
  expect(text).toContain('| Seats | 31 |');
});
