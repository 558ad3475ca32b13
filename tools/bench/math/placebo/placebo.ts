/**
 * Applies the evidence rule to dates without an adoption, so that every claim is false: `npm run bench:placebo`.
 *
 * `--tickets FILE` (JSON lines of `Ticket`; .gz too) slides pretended adoption dates over the file's whole history, with
 * `--time-zone ZONE` (default UTC). Both may be repeated: the first zone is for the first file, the last one also for the
 * rest. `--step 2` is the number of weeks between dates; with 13, windows after a date do not overlap. Without files:
 * generated histories.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { parseTicket } from '../../../../packages/roi-math/src/measure/ticket/parseTicket.ts';
import { publishResult } from '../../publishResult.ts';
import { generatedHistories } from './generated.ts';
import { placeboTables } from './placeboTable.ts';
import { placeboWindows } from './placeboWindows.ts';
import { readTicketLines } from './ticketLines.ts';

const { values } = parseArgs({
  options: {
    tickets: { type: 'string', multiple: true, default: [] },
    'time-zone': { type: 'string', multiple: true, default: ['UTC'] },
    step: { type: 'string', default: '2' },
  },
});
const step = Number(values.step);
if (!(Number.isSafeInteger(step) && step > 0)) throw new Error('--step must be a number of weeks.');
const zones = values['time-zone'];
const histories =
  values.tickets.length === 0
    ? generatedHistories()
    : values.tickets.map((file) => ({
        name: basename(file).replace(/\.jsonl?(\.gz)?$/, ''),
        tickets: readTicketLines(file).map(parseTicket),
      }));

const projects = histories.map(({ name, tickets }, index) => {
  process.stderr.write(`${name}: ${tickets.length} tickets\n`);
  return { name, windows: placeboWindows(tickets, zones[index] ?? zones.at(-1) ?? 'UTC', step) };
});
const { tables, notes } = placeboTables(projects);
publishResult({ tables, notes: [`Pretended adoption dates ${step} weeks apart.`, ...notes], missed: [] });
