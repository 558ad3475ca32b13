import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startSandbox } from '../../server/test/support/harness.ts';
import { emptyFolder, ENV, reportOf, runCli } from './runCli.ts';

const TOKEN = ENV.ROI_JIRA_TOKEN;
const { ROI_JIRA_TOKEN: _, ...WITHOUT_TOKEN } = ENV;

it.each([
  ['--token=abcdefghijkl'],
  ['--api-key', 'abcdefghijkl'],
  ['--api_token', 'abcdefghijkl'],
  ['--jira-token', 'abcdefghijkl'],
  ['--password', 'abcdefghijkl'],
  ['--project', TOKEN],
  [`--url=https://${TOKEN}@example.com`],
])('the command refuses a token among the arguments, without repeating it: %s', async (...args) => {
  const ran = await runCli(['report', ...args]);
  expect(ran).toMatchObject({
    exitCode: 2,
    stdout: '',
    stderr: expect.stringContaining("Don't pass the token as an argument"),
  });
  expect(ran.stderr).not.toMatch(new RegExp(`${TOKEN}|abcdefghijkl`));
});

it('the command refuses a client secret among the arguments, and names its environment variable', async () => {
  const ran = await runCli(['report', '--client-secret', 'abcdefghijkl']);
  expect(ran).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining('ROI_JIRA_CLIENT_SECRET') });
  expect(ran.stderr).not.toContain('abcdefghijkl');
});

it('the command does not repeat unknown arguments', async () => {
  const lines = [
    ['report', '--tokne=abcdefghijkl'],
    ['abcdefghijkl'],
    ['report', 'abcdefghijkl'],
    ['report', '-abcdefghijkl'],
    ['plan', 'abcdefghijkl'],
    ['plan', '--tokne=abcdefghijkl'],
    ['plan', 'draft', '--tokne=abcdefghijkl'],
    ['plan', 'draw', 'abcdefghijkl'],
    ['plan', '--draft=abcdefghijkl'],
    ['report', '--plan=abcdefghijkl'],
  ];
  for (const args of lines) expect((await runCli(args)).stderr).not.toContain('cdefghijkl');
});

it('the command reads the token from standard input if the environment has none', async () => {
  const sandbox = await startSandbox();
  const piped = await runCli(reportOf(sandbox), { env: WITHOUT_TOKEN, input: `${TOKEN}\n` });
  expect(piped).toEqual(await runCli(reportOf(sandbox)));
  expect(await runCli(reportOf(sandbox), { env: WITHOUT_TOKEN })).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('Missing token'),
  });
});

it('the command refuses a token among the arguments even if the token is also piped to it', async () => {
  const ran = await runCli(['report', '--url', 'https://example.com', '--project', TOKEN, '--adopted', '2025-08-25'], {
    env: WITHOUT_TOKEN,
    input: TOKEN,
  });
  expect(ran).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("Don't pass the token as an argument") });
  expect(ran.stderr).not.toContain(TOKEN);
});

it('the command shows the token neither in files nor in its output', async () => {
  const folder = emptyFolder();
  const outs = ['report.json', 'report.csv'].flatMap((name) => ['--out', join(folder, name)]);
  const sandbox = await startSandbox();
  const ran = [
    await runCli([...reportOf(sandbox), ...outs, '--include-tickets', '--json'], { isTTY: true }),
    await runCli(['check', '--url', sandbox, '--project', 'AUR', '--json'], { isTTY: true }),
    await runCli(['placebo', ...reportOf(sandbox).slice(1)], { isTTY: true }),
  ];
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(files).toHaveLength(2);
  expect(JSON.stringify([ran, files])).not.toContain(TOKEN);
});
