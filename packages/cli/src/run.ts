import { commandErrors, createFormats, defaultBrand } from '@roi-insight/report-text';
import packageJson from '../package.json' with { type: 'json' };
import { CommandError, EXIT, type ExitCode } from './exitCodes.ts';
import { helpText } from './commandLine/helpText.ts';
import { printLines } from './printLines.ts';
import { readCommandLine } from './commandLine/readCommandLine.ts';
import type { Terminal } from './Terminal.ts';
import { refuseSecretArgument } from './secret.ts';

/** Runs a command line. Never rejects: errors become a sentence on standard error and an exit code. */
export async function run(terminal: Terminal): Promise<ExitCode> {
  try {
    refuseSecretArgument(terminal);
    return await runCommand(terminal);
  } catch (thrown) {
    const { signal } = terminal;
    // An error after a cancellation is a consequence of the cancellation.
    const cause: unknown = signal.aborted ? signal.reason : thrown;
    if (cause instanceof CommandError) return printError(terminal, cause.exitCode, cause.message);
    // The message is not printed: it may quote data that was read, and only the authors of this program need it.
    return printError(terminal, EXIT.internal, commandErrors.internal(cause instanceof Error ? cause.name : 'unknown'));
  }
}

function runCommand(terminal: Terminal): Promise<ExitCode> | ExitCode {
  const line = readCommandLine(terminal.args);
  switch (line.kind) {
    case 'help':
      terminal.stdout.write(helpText(line.topic));
      return EXIT.reported;
    case 'version':
      terminal.stdout.write(`${packageJson.version}\n`);
      return EXIT.reported;
    case 'run':
      return line.run(createFormats(defaultBrand), terminal);
  }
}

function printError({ stderr }: Terminal, exitCode: ExitCode, message: string): ExitCode {
  printLines(stderr, message.split('\n'));
  return exitCode;
}
