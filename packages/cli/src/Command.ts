/** What each command does, in the order of the help. */
export const COMMANDS = {
  report: 'make a report from a Jira project or a file of tickets',
  plan: 'plan a rollout whose report can prove something',
  placebo: 'test the method on fake adoption dates',
  compare: 'show how two reports differ',
  check: 'check that your token can read a project',
  usage: 'count who used the assistant, by team and week',
} as const;

/** A command of this program. */
export type Command = keyof typeof COMMANDS;

export const isCommand = (text: string | undefined): text is Command =>
  text !== undefined && Object.hasOwn(COMMANDS, text);
