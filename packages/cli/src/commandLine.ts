import { parseArgs } from 'node:util';
import { type Command, isCommand } from './Command.ts';
import { wrongInput } from './exitCodes.ts';

const OPTIONS = {
  url: { type: 'string' },
  project: { type: 'string' },
  email: { type: 'string' },
  adopted: { type: 'string' },
  compare: { type: 'string', multiple: true },
  'size-field': { type: 'string' },
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
  source: { type: 'string' },
  teams: { type: 'string' },
  team: { type: 'string', multiple: true },
  unseen: { type: 'string', multiple: true },
  from: { type: 'string' },
  to: { type: 'string' },
  usage: { type: 'string' },
  start: { type: 'string' },
  weeks: { type: 'string' },
  ramp: { type: 'string' },
  'smallest-saving': { type: 'string' },
  first: { type: 'string', multiple: true },
  last: { type: 'string', multiple: true },
  never: { type: 'string', multiple: true },
  draft: { type: 'string' },
  register: { type: 'string' },
  random: { type: 'boolean' },
  plan: { type: 'string' },
  starts: { type: 'string', multiple: true },
  history: { type: 'string' },
  out: { type: 'string', multiple: true },
  force: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

const TRACKER = ['url', 'project', 'email', 'compare', 'size-field'];
const FILE = ['tickets', 'map', 'column', 'dates', 'leave-out'];
const SOURCE = [...TRACKER, ...FILE, 'adopted', 'time-zone', 'json'];
const ECONOMICS = ['engineer-cost', 'seats', 'price', 'realization', 'spend'];

/** What a plan is made of; a draft has all of it. */
export const PLANNED = [
  'team',
  'teams',
  'start',
  'weeks',
  'ramp',
  'smallest-saving',
  'first',
  'last',
  'never',
  'size-field',
] as const;

/** The options of a report on a plan: everything else is in the plan. */
export const PLAN_REPORT: readonly string[] = [
  ...ECONOMICS,
  'plan',
  'starts',
  'url',
  'email',
  'usage',
  'out',
  'force',
  'json',
];

/** The options that each command takes. */
const TAKES: Readonly<Record<Command, readonly string[]>> = {
  report: [...SOURCE, ...ECONOMICS, 'usage', 'include-tickets', 'history', 'plan', 'starts', 'out', 'force'],
  plan: [...PLANNED, 'url', 'email', 'draft', 'register', 'random', 'out', 'force', 'json'],
  placebo: SOURCE,
  compare: [...ECONOMICS, 'json'],
  check: ['url', 'project', 'email', 'json'],
  usage: ['source', 'teams', 'team', 'unseen', 'from', 'to', 'url', 'out', 'force', 'json'],
};

const TAKE_FILES: ReadonlySet<Command> = new Set(['compare', 'usage']);

/** The options of a command line. */
export type Options = ReturnType<typeof parse>['values'];

/** A parsed command line. */
export interface CommandLine {
  readonly command: Command | 'help' | 'version';
  /** The command whose help is requested; null for the overview. */
  readonly topic: Command | null;
  readonly options: Options;
  /** Positional arguments: the files of `compare` and `usage`. */
  readonly files: readonly string[];
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}

/** Reads the arguments. Error messages do not repeat them: one might be a secret. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parsed(args);
  const [command, ...files] = positionals;
  const topic = isCommand(command) ? command : null;
  if (values.help === true) return { command: 'help', topic, options: values, files: [] };
  if (values.version === true) return { command: 'version', topic, options: values, files: [] };
  if (topic === null) {
    const problem = command === undefined ? 'Missing command' : 'Unknown command';
    throw wrongInput(`${problem}: use report, plan, placebo, compare, check or usage. See roi-insight --help.`);
  }
  const wrong = Object.keys(values).find((name) => !TAKES[topic].includes(name));
  if (wrong !== undefined) throw wrongInput(`${topic} doesn't accept --${wrong}. See roi-insight ${topic} --help.`);
  if (!TAKE_FILES.has(topic) && files.length > 0) {
    throw wrongInput(`${topic} takes only options, but got an argument. See roi-insight ${topic} --help.`);
  }
  return { command: topic, topic, options: values, files };
}

function parsed(args: readonly string[]) {
  try {
    return parse(args);
  } catch (cause) {
    const problem =
      cause instanceof Error && 'code' in cause && cause.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
        ? `Unknown option${unknownName(args)}.`
        : "An option lacks its value, or has a value it doesn't take.";
    throw wrongInput(`${problem} See roi-insight --help.`);
  }
}

/** The first unknown name, if it looks like one: anything else might be a secret that begins with a hyphen. */
function unknownName(args: readonly string[]): string {
  const names = args.filter((arg) => arg.startsWith('-')).map((arg) => arg.replace(/=.*$/s, ''));
  const unknown = names.find((name) => name !== '-h' && !Object.keys(OPTIONS).includes(name.replace(/^--/, '')));
  return unknown !== undefined && unknown.length <= 30 && /^--[a-z]+(?:-[a-z]+)*$/.test(unknown) ? ` ${unknown}` : '';
}
