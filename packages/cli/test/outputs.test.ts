import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startSandbox, startServer } from '../../server/test/support/harness.ts';
import { helpText } from '../src/commandLine/helpText.ts';
import { emptyFolder, reportOf } from './runCli.ts';
import { startProcess, startShell } from './startProcess.ts';

const NO_SPACE = 'could not be written: ENOSPC: no space left on device.\n';

describe.skipIf(!existsSync('/dev/full'))('an output on a full disk', () => {
  it('ends the command with exit code 2 and a message', async () => {
    const ran = await startShell('"$@" > /dev/full', ['--help']).ended;
    expect(ran).toEqual({ exitCode: 2, stdout: '', stderr: `Standard output ${NO_SPACE}` });
  });

  it('ends the command with exit code 2 and a message if the disk becomes full during the output', async () => {
    const file = join(emptyFolder(), 'help.txt');
    const ran = await startShell(`ulimit -f 1; "$@" > '${file}'`, ['report', '--help']).ended;
    expect(ran).toEqual({ exitCode: 2, stdout: '', stderr: expect.stringContaining('Standard output could not be') });
    expect(helpText('report').startsWith(readFileSync(file, 'utf8'))).toBe(true);
  });

  it('ends the command with exit code 2 and no message if there is no space for the message', async () => {
    const ran = await startShell('"$@" > /dev/full 2>&1', ['--help']).ended;
    expect(ran).toEqual({ exitCode: 2, stdout: '', stderr: '' });
    expect((await startShell('"$@" 2> /dev/full', ['report']).ended).exitCode).toBe(2);
  });

  it('leaves no partial file, and ends the command with the name of the file that failed', async () => {
    const folder = emptyFolder();
    const file = join(folder, 'report.json');
    const args = [...reportOf(await startSandbox()), '--out', file];
    const ran = await startShell('ulimit -f 8; "$@"', args).ended;
    const stderr = `${file} could not be written: EFBIG: file too large.\n`;
    expect(ran).toEqual({ exitCode: 2, stdout: '', stderr });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does not prevent the command from writing its files', async () => {
    const file = join(emptyFolder(), 'report.json');
    const args = [...reportOf(await startSandbox()), '--json', '--out', file];
    const ran = await startShell('"$@" > /dev/full', args).ended;
    expect(ran).toEqual({ exitCode: 2, stdout: '', stderr: `Standard output ${NO_SPACE}` });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ success: true });
  });
});

it('an output is complete in a file and in a pipe', async () => {
  const file = join(emptyFolder(), 'help.txt');
  const line = `"$@" > '${file}' && "$@" | cat`;
  expect(await startShell(line, ['--help']).ended).toEqual({ exitCode: 0, stdout: helpText(null), stderr: '' });
  expect(readFileSync(file, 'utf8')).toBe(helpText(null));
});

it('the command ends with exit code 0 if a program closes the output early', async () => {
  const line = '{ "$@"; echo "code $?" >&2; } | true';
  expect(await startShell(line, ['--help']).ended).toEqual({ exitCode: 0, stdout: '', stderr: 'code 0\n' });
});

it.skipIf(process.platform !== 'linux')(
  'a command that is waiting for the tracker ends if its output is closed',
  async () => {
    // The server never responds, so that only the closed output can end the command.
    const { address } = await startServer(() => undefined);
    const line = '{ "$@"; echo "code $?" >&2; } | true';
    expect(await startShell(line, reportOf(address)).ended).toEqual({ exitCode: 0, stdout: '', stderr: 'code 0\n' });
  },
);

it('the command reads the token from standard input only if it needs a token', async () => {
  const { child, ended } = startProcess(['--version']);
  child.stdin.end('not a token');
  expect(await ended).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^[\d.]+\n$/) });
  const sandbox = await startSandbox();
  const line = '{ "$@" --version > /dev/null; cat; }';
  const kept = startShell(line, []);
  kept.child.stdin.end('the next command reads this');
  expect((await kept.ended).stdout).toBe('the next command reads this');
  const piped = startShell('unset ROI_JIRA_TOKEN; "$@"', [...reportOf(sandbox), '--json']);
  piped.child.stdin.end('sandbox-token-0001\n');
  expect((await piped.ended).exitCode).toBe(0);
});
