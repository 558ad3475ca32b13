import { commandErrors } from '@roi-insight/report-text';
/** The exit codes of the command. */
export const EXIT = {
  reported: 0,
  internal: 1,
  wrongInput: 2,
  trackerFailed: 3,
  /** There is no report, or the report was written but has no verdict. */
  tooLittleData: 4,
  /** Usage is written, but some of its days could not be read. */
  daysMissing: 5,
  /** As in shells, 128 plus the number of the signal: SIGINT (from Ctrl-C) or SIGTERM. */
  interrupted: 130,
  terminated: 143,
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

/** The error with which a command ends after a signal. */
export const canceled = (exitCode: typeof EXIT.interrupted | typeof EXIT.terminated) =>
  new CommandError(exitCode, commandErrors.canceled);
