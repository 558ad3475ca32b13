import { parseArgs } from 'node:util';
import { wrongInput } from './exitCodes.ts';

const OPTIONS = {
  url: { type: 'string' },
  project: { type: 'string' },
  email: { type: 'string' },
  adopted: { type: 'string' },
  compare: { type: 'string', multiple: true },
  tickets: { type: 'string' },
  map: { type: 'string' },
  column: { type: 'string', multiple: true },
  dates: { type: 'string' },
  'leave-out': { type: 'string', multiple: true },
  'time-zone': { type: 'string' },
  'include-tickets': { type: 'boolean' },
  'engineer-cost': { type: 'string' },
  seats: { type: 'string' },
  price: { type: 'string' },
  realization: { type: 'string' },
  spend: { type: 'string' },
  out: { type: 'string', multiple: true },
  force: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

const TRACKER = ['url', 'project', 'email', 'compare'];
const FILE = ['tickets', 'map', 'column', 'dates', 'leave-out'];
const SOURCE = [...TRACKER, ...FILE, 'adopted', 'time-zone', 'json'];
const ECONOMICS = ['engineer-cost', 'seats', 'price', 'realization', 'spend'];

/** The options that each command takes. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  report: [...SOURCE, ...ECONOMICS, 'include-tickets', 'out', 'force'],
  placebo: SOURCE,
  compare: [...ECONOMICS, 'json'],
  check: ['url', 'project', 'email', 'json'],
};

/** The options of a command line. */
export type Options = ReturnType<typeof parse>['values'];

/** A parsed command line. */
export interface CommandLine {
  readonly command: 'report' | 'placebo' | 'compare' | 'check' | 'help' | 'version';
  readonly options: Options;
  /** Positional arguments: the files of `compare`. */
  readonly files: readonly string[];
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}

/** Reads the arguments. Error messages do not repeat them: one might be a secret. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parsed(args);
  if (values.help === true) return { command: 'help', options: values, files: [] };
  if (values.version === true) return { command: 'version', options: values, files: [] };
  const [command, ...files] = positionals;
  if (command === undefined) throw wrongInput('Say what to do: report, placebo, compare or check. See --help.');
  if (command !== 'report' && command !== 'placebo' && command !== 'compare' && command !== 'check') {
    throw wrongInput('The first argument must be report, placebo, compare or check. See --help.');
  }
  const wrong = Object.keys(values).find((name) => TAKES[command]?.includes(name) !== true);
  if (wrong !== undefined) throw wrongInput(`${command} does not take --${wrong}. See --help.`);
  if (command !== 'compare' && files.length > 0) {
    throw wrongInput(`${command} takes options only, and there is an argument without one. See --help.`);
  }
  return { command, options: values, files };
}

function parsed(args: readonly string[]) {
  try {
    return parse(args);
  } catch {
    const known = args.find((arg) => Object.keys(OPTIONS).includes(arg.replace(/^--/, '').replace(/=.*$/s, '')));
    const hint = known === undefined ? '' : ' An option may lack its value, or have one that it does not take.';
    throw wrongInput(`There is an option that is not known.${hint} See --help.`);
  }
}
