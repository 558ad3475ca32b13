import { expect, it } from 'vitest';
import { ENV, runCli } from './runCli.ts';

const TRACKER = ['--url', 'https://example.com', '--project', 'AUR'];

it.each([
  ['nothing', [], 'Say what to do'],
  ['an unknown command', ['rport'], 'The first argument must be'],
  ['an unknown option', ['report', '--adoptd', '2025-08-25'], 'option that is not known'],
  ['an option without its value', ['report', '--url'], 'may lack its value'],
  ['an option of another command', ['compare', '--url', 'x'], 'compare does not take --url'],
  ['an argument too many', ['report', 'x'], 'takes options only'],
  ['no date', ['report', ...TRACKER], '--adopted is missing'],
  ['a date that does not exist', ['report', ...TRACKER, '--adopted', '2025-02-30'], '--adopted must be a day'],
  ['no address', ['report', '--project', 'A', '--adopted', '2025-08-25'], '--url is missing'],
  ['no project', ['report', '--url', 'https://example.com', '--adopted', '2025-08-25'], '--project is missing'],
  ['a zone that does not exist', ['report', ...TRACKER, '--adopted', '2025-08-25', '--time-zone', 'X/Y'], 'IANA'],
  ['a comparison without date', ['report', ...TRACKER, '--adopted', '2025-08-25', '--compare', 'CAD'], 'CAD=none'],
  ['two sources', ['report', ...TRACKER, '--adopted', '2025-08-25', '--tickets', 'x.csv'], 'choose one'],
  ['a map without a file', ['report', ...TRACKER, '--adopted', '2025-08-25', '--map', 'm.json'], '--map is for'],
  ['an adoption in the future', ['report', ...TRACKER, '--adopted', '2026-08-25'], 'must not be in the future'],
  ['http outside of private networks', ['check', '--url', 'http://192.0.2.1', '--project', 'A'], 'only https'],
  ['an unknown format', ['report', ...TRACKER, '--adopted', '2025-08-25', '--out', 'r.docx'], 'must end in'],
  ['a folder that does not exist', ['report', '--adopted', '2025-08-25', '--out', '/no/such/r.json'], 'its folder'],
  ['the same file twice', ['report', '--out', '/tmp/x.json', '--out', '/tmp/../tmp/x.json'], 'twice'],
  ['files that do not exist', ['compare', 'a.json', 'b.json'], 'a.json does not exist'],
  ['a single file', ['compare', 'a.json'], 'takes two report files'],
  ['tickets that do not exist', ['report', '--tickets', 'no.csv', '--adopted', '2025-08-25'], 'does not exist'],
])('refuses %s with 2', async (_name, args, message) => {
  const { exitCode, stdout, stderr } = await runCli(args);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toContain(message);
});

it('says that a PDF needs a browser, before it reads anything', async () => {
  const args = ['report', ...TRACKER, '--adopted', '2025-08-25', '--out', '/tmp/report-of-no-browser.pdf'];
  const { exitCode, stderr } = await runCli(args, { env: { ...ENV, ROI_BROWSER: '/no/such/browser' } });
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining('A PDF needs Chromium') });
});

it('prints help and version', async () => {
  expect(await runCli(['--help'])).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Exit codes') });
  expect(await runCli(['report', '-h'])).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Usage') });
  expect(await runCli(['--version'])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});
