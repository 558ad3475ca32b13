import type { Formats } from '@roi-insight/report-text';
import type { Options } from '../commandLine.ts';
import { type ExitCode, wrongInput } from '../exitCodes.ts';
import type { Terminal } from '../Terminal.ts';
import { makeCoin } from './makeCoin.ts';
import { printCoins } from './printCoins.ts';
import { witnessCoin } from './witnessCoin.ts';

/** What belongs to a rollout of several teams. */
const ROLLOUT = ['team', 'teams', 'ramp', 'first', 'last', 'never', 'draft', 'random'] as const;

/** `plan --coin` and `plan --coin-file`: plans one team, adds a witness to its plan, or prints the coins of tickets. */
export function coin(formats: Formats, options: Options, terminal: Terminal): Promise<ExitCode> {
  const extra = ROLLOUT.find((name) => options[name] !== undefined);
  if (extra !== undefined) throw wrongInput(`--${extra} is for several teams, and can't be combined with a coin.`);
  const { 'coin-file': file, keys, register } = options;
  if (options.coin === true) {
    if (file !== undefined) throw wrongInput("--coin makes a plan, and can't be combined with --coin-file.");
    return makeCoin(formats, options, terminal);
  }
  if (file === undefined) throw wrongInput('Missing --coin-file: the .json file of the plan.');
  if (register !== undefined) return witnessCoin(formats, file, register, options, terminal);
  if (keys === undefined) throw wrongInput('Missing --keys: a file with keys of tickets; or --register.');
  return printCoins(file, keys, options, terminal);
}
