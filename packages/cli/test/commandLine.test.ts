import { expect, it } from 'vitest';
import { COMMANDS } from '../src/commandLine/commands.ts';
import { ENV, runCli } from './runCli.ts';

const TRACKER = ['--url', 'https://example.com', '--project', 'AUR'];

it.each([
  ['no arguments', [], 'Missing command'],
  ['an unknown command', ['rport'], 'Unknown command'],
  ['an unknown option', ['report', '--adopted', '2025-08-25', '--adoptd=x'], 'Unknown option --adoptd.'],
  ['an unknown short option', ['report', '-t', 'x'], 'Unknown option -t.'],
  ['an option with another kind of hyphen', ['report', '--time_zone', 'x'], 'Unknown option --time_zone.'],
  ['an option in camel case', ['report', '--timeZone=x'], 'Unknown option --timeZone.'],
  ['an unknown option that may be a secret', ['report', '--ATATT3xFfGF0'], 'Unknown option.'],
  ['an option without a value', ['report', '--url'], 'lacks its value'],
  ['an option of another command', ['compare', '--url', 'x'], "compare doesn't accept --url"],
  ['an option of another command, before the command', ['--url', 'x', 'compare'], "compare doesn't accept --url"],
  ['one argument too many', ['report', 'x'], 'takes only options'],
  ['planning without a command', ['plan'], 'Missing command: use plan draft, plan draw or plan report.'],
  ['planning with an unknown command', ['plan', 'drft'], 'Unknown command: use plan draft, plan draw or plan report.'],
  ['planning with an unknown option', ['plan', '--drft', 'x'], 'Unknown option --drft.'],
  ['a typo in an option of a plan', ['plan', 'draft', '--strt=2025-09-15'], 'Unknown option --strt.'],
  ['no date', ['report', ...TRACKER], 'Missing --adopted'],
  ['a date that does not exist', ['report', ...TRACKER, '--adopted', '2025-02-30'], '--adopted must be a date'],
  ['no address', ['report', '--project', 'A', '--adopted', '2025-08-25'], 'Missing --url'],
  ['no project', ['report', '--url', 'https://example.com', '--adopted', '2025-08-25'], 'Missing --project'],
  ['a zone that does not exist', ['report', ...TRACKER, '--adopted', '2025-08-25', '--time-zone', 'X/Y'], 'IANA'],
  ['a comparison without a date', ['report', ...TRACKER, '--adopted', '2025-08-25', '--compare', 'CAD'], 'CAD=none'],
  [
    'two sources',
    ['report', ...TRACKER, '--adopted', '2025-08-25', '--tickets', 'x.csv'],
    "can't be combined with --tickets",
  ],
  [
    'a map without a file',
    ['report', ...TRACKER, '--adopted', '2025-08-25', '--map', 'm.json'],
    '--map requires --tickets',
  ],
  ['an adoption in the future', ['report', ...TRACKER, '--adopted', '2026-08-25'], 'must not be in the future'],
  ['http outside of private networks', ['check', '--url', 'http://192.0.2.1', '--project', 'A'], 'must use https'],
  ['an unknown format', ['report', ...TRACKER, '--adopted', '2025-08-25', '--out', 'r.docx'], 'must end in'],
  ['a folder that does not exist', ['report', '--adopted', '2025-08-25', '--out', '/no/such/r.json'], 'its folder'],
  ['the same file twice', ['report', '--out', '/tmp/x.json', '--out', '/tmp/../tmp/x.json'], 'twice'],
  ['files that do not exist', ['compare', 'a.json', 'b.json'], "a.json doesn't exist"],
  ['a single file', ['compare', 'a.json'], 'takes two report files'],
  ['tickets that do not exist', ['report', '--tickets', 'no.csv', '--adopted', '2025-08-25'], "doesn't exist"],
])('the command refuses %s with exit code 2', async (_name, args, message) => {
  const { exitCode, stdout, stderr } = await runCli(args);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toContain(message);
});

it('before the command reads anything, it says that a PDF needs a browser', async () => {
  const args = ['report', ...TRACKER, '--adopted', '2025-08-25', '--out', '/tmp/report-of-no-browser.pdf'];
  const { exitCode, stderr } = await runCli(args, { env: { ...ENV, ROI_BROWSER: '/no/such/browser' } });
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining('A PDF needs Chromium') });
});

it('the command prints an overview of planning with its subcommands in order', async () => {
  const { exitCode, stdout } = await runCli(['plan', '--help']);
  expect({ exitCode, names: stdout.match(/^  plan [a-z]+/gm) }).toEqual({
    exitCode: 0,
    names: ['  plan draft', '  plan draw', '  plan report'],
  });
  expect(stdout).not.toContain('--project');
});

it('the command prints help and version', async () => {
  expect(await runCli(['--help'])).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Exit codes') });
  for (const [name, { options }] of Object.entries(COMMANDS)) {
    const { exitCode, stdout } = await runCli([...name.split(' '), '-h']);
    expect({ exitCode, usage: stdout.includes(`\n  roi-insight ${name} `) }).toEqual({ exitCode: 0, usage: true });
    // An option with a long value has a space before its meaning, too.
    expect(stdout).not.toMatch(/^  --[a-z-]+ [A-Z=]+[a-z]/m);
    expect(stdout.match(/^  --[a-z-]+/gm)).toEqual(Object.keys(options).map((option) => `  --${option}`));
    expect(stdout.includes('--adopted')).toBe(name === 'report' || name === 'placebo');
  }
  expect(await runCli(['--version'])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});
