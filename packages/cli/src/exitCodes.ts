/** What the command ends with. */
export const EXIT = {
  reported: 0,
  /** A defect of this program. */
  internal: 1,
  wrongInput: 2,
  trackerFailed: 3,
  /** The report is written if there is one, but it has no verdict. */
  tooLittleData: 4,
  /** As shells count a signal: 128 + 2. */
  canceled: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends the command with a sentence on standard error. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const wrongInput = (message: string) => new CommandError(EXIT.wrongInput, message);
