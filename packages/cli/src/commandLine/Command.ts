import { parseArgs } from 'node:util';
import type { Formats } from '@roi-insight/report-text';
import type { ExitCode } from '../exitCodes.ts';
import type { OptionTable } from '../options/OptionTable.ts';
import type { Terminal } from '../Terminal.ts';

/** The parsed arguments after a command's name. Positional arguments are files. */
type Parsed<Table extends OptionTable> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Table; allowPositionals: true }>
>;

interface Definition<Table extends OptionTable> {
  /** The purpose of the command, for the help. */
  readonly does: string;
  /** Command lines that the help shows. */
  readonly usage: readonly string[];
  readonly options: Table;
  /** By section of the help: a sentence at the end of the section. */
  readonly notes?: Readonly<Record<string, string>>;
  readonly takesFiles?: boolean;
  readonly run: (formats: Formats, line: Parsed<Table>, terminal: Terminal) => Promise<ExitCode>;
}

export interface Command extends Omit<Definition<OptionTable>, 'run'> {
  /**
   * Parses the arguments after the name.
   * @throws {Error} of `parseArgs`
   */
  readonly parse: (args: readonly string[]) => {
    readonly files: readonly string[];
    readonly run: (formats: Formats, terminal: Terminal) => Promise<ExitCode>;
  };
}

/** Creates a command. One table of options defines its help, its parser and the types of its parsed options. */
export function command<Table extends OptionTable>({ run, ...about }: Definition<Table>): Command {
  return {
    ...about,
    parse: (args) => {
      const line = parseArgs({ args: [...args], options: about.options, allowPositionals: true });
      return { files: line.positionals, run: (formats, terminal) => run(formats, line, terminal) };
    },
  };
}
