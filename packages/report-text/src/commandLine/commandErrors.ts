/** Reasons why a command line was refused or failed, apart from wrong values of its options. */
export const commandErrors = {
  moved: (name: string) => `This command is now roi-insight ${name}.`,
  seeHelp: (problem: string, topic: string | null) =>
    `${problem} See roi-insight ${topic === null ? '' : `${topic} `}--help.`,
  onlyOptions: (name: string) => `${name} takes only options, but got an argument.`,
  unknownCommand: (choices: string) => `Unknown command: use ${choices}.`,
  missingCommand: (choices: string) => `Missing command: use ${choices}.`,
  allCommands: 'report, plan, placebo, compare, check or usage',
  planCommands: 'plan draft, plan draw or plan report',
  wrongValue: "An option lacks its value, or has a value it doesn't take.",
  notTaken: (command: string, option: string) => `${command} doesn't accept --${option}.`,
  /** @param option null if the text does not look like a name */
  unknownOption: (option: string | null) =>
    option === null ? 'Unknown option.' : `Unknown option ${option.startsWith('-') ? '' : '--'}${option}.`,
  internal: (error: string) => `Internal error: ${error}. Please report this bug.`,
  canceled: 'Canceled. Nothing was written.',
  twoReports: 'compare takes two report files: the earlier one first, then the later one.',
  noFakeDates: 'This report has no fake dates to test.',
};
