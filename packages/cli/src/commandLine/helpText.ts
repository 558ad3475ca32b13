import type { Command } from './Command.ts';
import { COMMANDS, isCommand, type Topic } from './commands.ts';

const SUMMARY = 'Measure what changed after a team adopted an AI coding assistant.';

const PLAN_SUMMARY = 'Plan a rollout whose report can prove something.';

const EXIT_CODES = `Exit codes:
  0         success
  1         internal error
  2         invalid input, or a file that can't be written
  3         tracker or API error
  4         too little data for a verdict, or a plan that isn't over (the report is still written)
  5         days of usage could not be read (the usage is still written)
  130, 143  canceled`;

/** Column of the descriptions. */
const COLUMN = 25;

/** The output of `--help`: an overview of all commands or of the commands of `plan`, or the options of one command. */
export function helpText(topic: Topic): string {
  const sections = isCommand(topic) ? commandHelp(COMMANDS[topic]) : overview(topic);
  return `${[...sections, EXIT_CODES].join('\n\n')}\n`;
}

function overview(topic: 'plan' | null): readonly string[] {
  const commands = Object.entries(COMMANDS).filter(([name]) => topic === null || name.startsWith('plan '));
  return [
    topic === null ? SUMMARY : PLAN_SUMMARY,
    usageSection(topic === null ? ['roi-insight COMMAND [options]'] : commands.flatMap(([, { usage }]) => usage)),
    `Commands:\n${commands.map(([name, { does }]) => `  ${name.padEnd(13)}${does}`).join('\n')}`,
    `Options:
  -h, --help     show help; 'roi-insight COMMAND --help' lists the options of a command
  --version      show the version`,
  ];
}

const usageSection = (lines: readonly string[]) => ['Usage:', ...lines.map((line) => `  ${line}`)].join('\n');

function commandHelp({ does, usage, options, notes = {} }: Command): readonly string[] {
  const sections = new Map<string, string[]>();
  for (const [name, { section, value, help }] of Object.entries(options)) {
    const option = `  --${name} ${value}`.padEnd(COLUMN);
    const description = help.join(`\n${' '.repeat(COLUMN)}`);
    sections.set(section, [...(sections.get(section) ?? []), `${option}${description}`]);
  }
  for (const [section, note] of Object.entries(notes)) sections.get(section)?.push(note);
  return [
    `${does.charAt(0).toUpperCase()}${does.slice(1)}.`,
    usageSection(usage),
    ...Array.from(sections, ([section, lines]) => [`${section}:`, ...lines].join('\n')),
  ];
}
