import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../../server/test/support/harness.ts';
import { canceled, EXIT } from '../src/exitCodes.ts';
import { emptyFolder, ENV, reportOf, runCli } from './runCli.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');

interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the command as a process of its own. */
function start(args: readonly string[]): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...args], { env: { ...process.env, ...ENV } });
  const written = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => void (written.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => void (written.stderr += String(chunk)));
  return { child, ended: once(child, 'close').then(([exitCode]) => ({ exitCode, ...written })) };
}

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

it.each(SIGNALS)(
  '%s immediately ends a command that waits for the tracker, with %i and no file',
  async (signal, exitCode) => {
    // Never responds: only the signal ends the command.
    const { address } = await startServer(() => child.kill(signal));
    const folder = emptyFolder();
    const outs = ['report.json', 'report.html', 'report.csv'].flatMap((name) => ['--out', join(folder, name)]);
    const { child, ended } = start([...reportOf(address), ...outs]);
    expect(await ended).toEqual({ exitCode, stdout: '', stderr: 'Canceled. Nothing was written.\n' });
    expect(readdirSync(folder)).toEqual([]);
  },
);

it('a signal also ends a command that waits for the token', async () => {
  const controller = new AbortController();
  const input = (async function* () {
    controller.abort(canceled(EXIT.terminated));
    yield await new Promise<string>(() => undefined);
  })();
  const ran = await runCli(reportOf('http://127.0.0.1:1'), {
    env: { ROI_JIRA_EMAIL: ENV.ROI_JIRA_EMAIL },
    input,
    signal: controller.signal,
  });
  expect(ran).toEqual({ exitCode: 143, stdout: '', stderr: 'Canceled. Nothing was written.\n' });
});
