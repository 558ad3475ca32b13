import { ticketKeys } from '@roi-insight/contracts';
import { coinListText, coinRows } from '@roi-insight/report-text';
import type { Options } from '../commandLine.ts';
import { EXIT, type ExitCode, wrongInput } from '../exitCodes.ts';
import { readInput } from '../files/readInput.ts';
import { printJson } from '../printJson.ts';
import type { Terminal } from '../Terminal.ts';
import { readCoinPlan, readCoinSecret } from './coinFiles.ts';

/** Prints the coin of each ticket in a file of keys, one per line. Nothing is read from a tracker. */
export async function printCoins(
  file: string,
  keysFile: string,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const plan = await readCoinPlan(file);
  const secret = await readCoinSecret(plan, options['secret-file']);
  const keys = ticketKeys(await readInput(keysFile));
  if (keys.length === 0) throw wrongInput(`${keysFile} has no keys of tickets, such as ABC-123.`);
  const rows = coinRows(secret, keys);
  if (options.json === true) printJson(terminal, JSON.stringify(rows.map(({ key, coin }) => ({ key, coin }))));
  // Keys and words have no character that a terminal could interpret.
  else terminal.stdout.write(coinListText(rows));
  return EXIT.reported;
}
