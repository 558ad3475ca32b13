import type { Benchmark } from '../../Benchmark.ts';
import { placeboInput } from './placeboInput.ts';
import { placeboTables } from './placeboTable.ts';
import { placeboWindows } from './placeboWindows.ts';

/**
 * Applies the evidence rule to dates without an adoption, where every claim is false. `--tickets FILE` (JSON lines of
 * `Ticket`, or .gz) tests pretended adoption dates over the file's whole history, with `--time-zone ZONE` (default
 * UTC). Both options may be repeated: the first zone belongs to the first file, and the last zone to all remaining
 * files. `--step 2` is the number of weeks between dates; with 13, the windows after two dates do not overlap. Without
 * files, it generates histories.
 */
export const placebo: Benchmark = {
  run: ({ args, isShort }) => {
    const input = placeboInput(isShort ? ['--step', '52'] : args);
    if (input.kind === 'refused') throw new Error(input.message);
    const { step, histories } = input;
    const projects = histories.map(({ name, tickets, timeZone }) => {
      process.stderr.write(`${name}: ${tickets.length} tickets\n`);
      return { name, windows: placeboWindows(tickets, timeZone, step) };
    });
    const { tables, notes } = placeboTables(projects);
    return {
      tables,
      notes: [`Pretended adoption dates ${step} weeks apart.`, ...notes],
      missed: [],
      isTooSmall: isShort,
      isPart: args.length > 0,
    };
  },
};
