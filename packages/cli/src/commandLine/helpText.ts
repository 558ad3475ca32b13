import { commandHelp } from '@roi-insight/report-text';
import type { Command } from './Command.ts';
import { COMMANDS, isCommand, type Topic } from './commands.ts';

/** The column in which descriptions begin. */
const COLUMN = 25;

/** The output of `--help`: an overview of all commands, an overview of the commands of `plan`, or the options of one command. */
export function helpText(topic: Topic): string {
  const sections = isCommand(topic) ? helpOf(COMMANDS[topic]) : overview(topic);
  return `${[...sections, commandHelp.exitCodes].join('\n\n')}\n`;
}

function overview(topic: 'plan' | null): readonly string[] {
  const commands = Object.entries(COMMANDS).filter(([name]) => topic === null || name.startsWith('plan '));
  return [
    topic === null ? commandHelp.all : commandHelp.planning,
    usageSection(topic === null ? ['roi-insight COMMAND [options]'] : commands.flatMap(([, { usage }]) => usage)),
    `Commands:\n${commands.map(([name, { does }]) => `  ${name.padEnd(13)}${does}`).join('\n')}`,
    commandHelp.options,
  ];
}

const usageSection = (lines: readonly string[]) => ['Usage:', ...lines.map((line) => `  ${line}`)].join('\n');

function helpOf({ does, usage, options, notes = {} }: Command): readonly string[] {
  const sections = new Map<string, string[]>();
  for (const [name, { section, value, help }] of Object.entries(options)) {
    const option = `${`  --${name} ${value}`.padEnd(COLUMN - 1)} `;
    const description = help.replaceAll('\n', `\n${' '.repeat(COLUMN)}`);
    sections.set(section, [...(sections.get(section) ?? []), `${option}${description}`]);
  }
  for (const [section, note] of Object.entries(notes)) sections.get(section)?.push(note);
  return [
    `${does.charAt(0).toUpperCase()}${does.slice(1)}.`,
    usageSection(usage),
    ...Array.from(sections, ([section, lines]) => [`${section}:`, ...lines].join('\n')),
  ];
}
