import { createFormats, defaultBrand, type Formats } from '@roi-insight/report-text';
import packageJson from '../package.json' with { type: 'json' };
import { check } from './check.ts';
import { type CommandLine, readCommandLine } from './commandLine.ts';
import { compare } from './compare.ts';
import { CommandError, EXIT, type ExitCode } from './exitCodes.ts';
import { helpText } from './helpText.ts';
import { plan } from './plan/plan.ts';
import { planReport } from './plan/planReport.ts';
import { placebo } from './placebo.ts';
import { printLines } from './printLines.ts';
import { report } from './report.ts';
import type { Terminal } from './Terminal.ts';
import { refuseSecretArgument } from './secret.ts';
import { usage } from './usage/usage.ts';

/** Runs a command line. Never rejects: errors become a sentence on standard error and an exit code. */
export async function run(terminal: Terminal): Promise<ExitCode> {
  try {
    refuseSecretArgument(terminal);
    return await runCommand(createFormats(defaultBrand), readCommandLine(terminal.args), terminal);
  } catch (thrown) {
    const { signal } = terminal;
    // An error after cancellation is a consequence of it.
    const cause: unknown = signal.aborted ? signal.reason : thrown;
    if (cause instanceof CommandError) return printError(terminal, cause.exitCode, cause.message);
    // The message may quote data that was read, and helps only the authors of this program.
    return printError(
      terminal,
      EXIT.internal,
      `Internal error: ${cause instanceof Error ? cause.name : 'unknown'}. Please report this bug.`,
    );
  }
}

function runCommand(formats: Formats, line: CommandLine, terminal: Terminal): Promise<ExitCode> | ExitCode {
  switch (line.command) {
    case 'help':
      terminal.stdout.write(helpText(line.topic));
      return EXIT.reported;
    case 'version':
      terminal.stdout.write(`${packageJson.version}\n`);
      return EXIT.reported;
    case 'report':
      return line.options.plan === undefined
        ? report(formats, line.options, terminal)
        : planReport(formats, line.options.plan, line.options, terminal);
    case 'plan':
      return plan(formats, line.options, terminal);
    case 'placebo':
      return placebo(formats, line.options, terminal);
    case 'compare':
      return compare(formats, line, terminal);
    case 'check':
      return check(line.options, terminal);
    case 'usage':
      return usage(formats, line, terminal);
  }
}

function printError({ stderr }: Terminal, exitCode: ExitCode, message: string): ExitCode {
  printLines(stderr, message.split('\n'));
  return exitCode;
}
