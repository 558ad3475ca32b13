import type { parseArgs } from 'node:util';

/** An option: how it is parsed, and how the help shows it. */
interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** Section of the help that lists the option. */
  readonly section: string;
  /** The name of the option's value in the help, such as FILE; empty if the option takes no value. */
  readonly value: string;
  /** The option's description in the help; may have several lines. */
  readonly help: string;
}

/** The options of a command, in the order of the help. */
export type OptionTable = Readonly<Record<string, Option>>;

/** The parsed options of a table. */
export type OptionsOf<Table extends OptionTable> = ReturnType<typeof parseArgs<{ options: Table }>>['values'];
