import { check } from '../check.ts';
import type { Command } from './Command.ts';
import { compare } from '../compare.ts';
import { placebo } from '../placebo.ts';
import { draft } from '../plan/draft.ts';
import { draw } from '../plan/draw.ts';
import { planReport } from '../plan/planReport.ts';
import { report } from '../report.ts';
import { usage } from '../usage/usage.ts';

/** Every command by its name, in the order of the help. */
export const COMMANDS = {
  report,
  'plan draft': draft,
  'plan draw': draw,
  'plan report': planReport,
  placebo,
  compare,
  check,
  usage,
} satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;

/** A topic of the help: everything (null), planning, or a command. */
export type Topic = CommandName | 'plan' | null;

export const isCommand = (name: string | null): name is CommandName => name !== null && Object.hasOwn(COMMANDS, name);
