import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../../server/test/support/harness.ts';
import { canceled, EXIT } from '../src/exitCodes.ts';
import { startProcess } from './startProcess.ts';
import { wideTable } from './wideTable.ts';
import { emptyFolder, ENV, reportOf, runCli } from './runCli.ts';

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

it.each(SIGNALS)(
  '%s immediately ends a command that is waiting for the tracker, with exit code %i and without writing a file',
  async (signal, exitCode) => {
    // The server never responds, so that only the signal can end the command.
    const { address } = await startServer(() => child.kill(signal));
    const folder = emptyFolder();
    const outs = ['report.json', 'report.html', 'report.csv'].flatMap((name) => ['--out', join(folder, name)]);
    const { child, ended } = startProcess([...reportOf(address), ...outs]);
    expect(await ended).toEqual({ exitCode, stdout: '', stderr: 'Canceled. Nothing was written.\n' });
    expect(readdirSync(folder)).toEqual([]);
  },
);

/** A module that replaces a function. The replacement never returns, and the command calls it just before the analysis. */
const ENDLESS = `data:text/javascript,
  import { writeSync } from 'node:fs';
  Date.prototype.toISOString = () => { writeSync(2, 'calculating '); for (;;); };`;

it.each(SIGNALS)(
  '%s ends a command in the middle of a calculation, with exit code %i and without writing a file',
  async (signal, exitCode) => {
    const folder = emptyFolder();
    const tickets = join(folder, 'tickets.csv');
    writeFileSync(tickets, wideTable(1));
    const args = ['report', '--tickets', tickets, '--adopted', '2025-08-25', '--out', join(folder, 'report.json')];
    const { child, ended } = startProcess(args, ['--import', ENDLESS]);
    child.stderr.once('data', () => child.kill(signal));
    expect(await ended).toEqual({ exitCode, stdout: '', stderr: 'calculating Canceled. Nothing was written.\n' });
    expect(readdirSync(folder)).toEqual(['tickets.csv']);
  },
);

it('a signal also ends a command that is waiting for the token', async () => {
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
