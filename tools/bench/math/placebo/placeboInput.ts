import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { TimedTicket } from '@roi-insight/roi-math';
import { parseTicket } from '../../../../packages/roi-math/src/measure/ticket/parseTicket.ts';
import { generatedHistories } from './generated.ts';
import { readTicketLines } from './ticketLines.ts';

/** The tickets of a project, and the time zone of its days. */
interface History {
  readonly name: string;
  readonly tickets: readonly TimedTicket[];
  readonly timeZone: string;
}

/** The parsed arguments, or a sentence about an error in them or in a file. */
export type PlaceboInput =
  | {
      readonly kind: 'read';
      readonly step: number;
      readonly histories: readonly History[];
    }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads the arguments and the files in them. */
export function placeboInput(args: readonly string[]): PlaceboInput {
  try {
    return readInput(args);
  } catch (cause) {
    return { kind: 'refused', message: messageOf(cause) };
  }
}

function readInput(args: readonly string[]): PlaceboInput {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tickets: { type: 'string', multiple: true, default: [] },
      'time-zone': { type: 'string', multiple: true, default: ['UTC'] },
      step: { type: 'string', default: '2' },
    },
  });
  const step = Number(values.step);
  if (!(Number.isSafeInteger(step) && step > 0)) throw new Error('--step must be a number of weeks.');
  // Throws if the time zone does not exist.
  const zones = values['time-zone'].map((timeZone) => {
    Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone;
  });
  const projects = values.tickets.length === 0 ? generatedHistories() : values.tickets.map(projectOf);
  const histories = projects.map(({ name, tickets }, index) => ({
    name,
    tickets,
    timeZone: zones[index] ?? zones.at(-1) ?? 'UTC',
  }));
  return { kind: 'read', step, histories };
}

function projectOf(file: string) {
  try {
    return { name: basename(file).replace(/\.jsonl?(\.gz)?$/, ''), tickets: readTicketLines(file).map(parseTicket) };
  } catch (cause) {
    const message = messageOf(cause);
    throw new Error(message.includes(file) ? message : `${file}: ${message}`, { cause });
  }
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
