import { commandErrors } from '@roi-insight/report-text';
import type { Command } from './Command.ts';
import { type CommandName, COMMANDS, isCommand, type Topic } from './commands.ts';
import { wrongInput } from '../exitCodes.ts';

/** The action that a command line requests. */
export type CommandLine =
  | { readonly kind: 'help'; readonly topic: Topic }
  | { readonly kind: 'version' }
  | { readonly kind: 'run'; readonly run: ReturnType<Command['parse']>['run'] };

const FIRST_WORDS: ReadonlySet<string> = new Set(Object.keys(COMMANDS).flatMap((name) => name.split(' ', 1)));

const ALL_OPTIONS: ReadonlySet<string> = new Set(
  Object.values(COMMANDS).flatMap(({ options }) => Object.keys(options)),
);

/** Reads the arguments. Error messages do not repeat them, because an argument might be a secret. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { topic, rest } = splitTopic(args);
  if (args.includes('--help') || args.includes('-h')) return { kind: 'help', topic };
  if (args.includes('--version')) return { kind: 'version' };
  const moved = movedTo(topic, rest);
  if (moved !== null) throw refused(commandErrors.moved(moved), moved);
  if (!isCommand(topic)) throw refused(commandProblem(topic, rest), topic);
  const { files, run } = parse(topic, rest);
  if (files.length > 0 && COMMANDS[topic].takesFiles !== true) throw refused(commandErrors.onlyOptions(topic), topic);
  return { kind: 'run', run };
}

const refused = (problem: string, topic: Topic) => wrongInput(commandErrors.seeHelp(problem, topic));

/** Separates the words of the command from the other arguments. Options may precede these words. */
function splitTopic(args: readonly string[]): { readonly topic: Topic; readonly rest: readonly string[] } {
  const at = args.findIndex((arg) => FIRST_WORDS.has(arg));
  if (at < 0) return { topic: null, rest: args };
  const [first = '', second = ''] = args.slice(at);
  const name = `${first} ${second}`;
  if (isCommand(name)) return { topic: name, rest: args.toSpliced(at, 2) };
  return { topic: isCommand(first) ? first : 'plan', rest: args.toSpliced(at, 1) };
}

/** The current name of a command that an earlier version had; null for any other command line. */
function movedTo(topic: Topic, rest: readonly string[]): CommandName | null {
  const names = optionNames(rest);
  if (topic === 'report') return names.includes('plan') ? 'plan report' : null;
  if (topic !== 'plan' || isWord(rest[0])) return null;
  if (names.includes('draft') || names.includes('register')) return 'plan draw';
  const { options } = COMMANDS['plan draft'];
  return names.some((name) => name === 'random' || Object.hasOwn(options, name)) ? 'plan draft' : null;
}

/** Explains why these arguments name no command. */
function commandProblem(topic: 'plan' | null, rest: readonly string[]): string {
  const unknown = optionNames(rest).find((name) => !ALL_OPTIONS.has(name));
  if (unknown !== undefined) return unknownOption(unknown);
  const { unknownCommand, missingCommand, allCommands, planCommands } = commandErrors;
  return (isWord(rest[0]) ? unknownCommand : missingCommand)(topic === null ? allCommands : planCommands);
}

function parse(name: CommandName, args: readonly string[]): ReturnType<Command['parse']> {
  try {
    return COMMANDS[name].parse(args);
  } catch (cause) {
    const isUnknown = cause instanceof Error && 'code' in cause && cause.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    throw refused(isUnknown ? optionProblem(name, args) : commandErrors.wrongValue, name);
  }
}

/** Names the first option that a command does not accept. */
function optionProblem(command: CommandName, args: readonly string[]): string {
  const { options } = COMMANDS[command];
  const wrong = optionNames(args).find((name) => !Object.hasOwn(options, name)) ?? '';
  return ALL_OPTIONS.has(wrong) ? commandErrors.notTaken(command, wrong) : unknownOption(wrong);
}

/** Quotes an argument only if it looks like a name. Any other argument might be a secret that begins with a hyphen. */
const unknownOption = (name: string) =>
  commandErrors.unknownOption(
    name.length <= 28 && /^(?:-[a-z]|[a-z]+(?:[-_][a-z]+|[A-Z][a-z]+)*)$/.test(name) ? name : null,
  );

const isWord = (arg: string | undefined) => arg !== undefined && !arg.startsWith('-');

/** The names of the options among the arguments, without hyphens and values. */
const optionNames = (args: readonly string[]) =>
  args.filter((arg) => arg.startsWith('-')).map((arg) => arg.replaceAll(/^--|=.*$/gs, ''));
