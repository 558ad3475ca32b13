import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { TimedTicket } from '@roi-insight/roi-math';
import { parseTicket } from '../../../../packages/roi-math/src/measure/ticket/parseTicket.ts';
import { randomFrom } from '../random.ts';
import { generatedHistories } from './generated.ts';
import { readTicketLines } from './ticketLines.ts';
import { withSizes } from './withSizes.ts';

/** The tickets of a project, and the time zone of its days. */
interface History {
  readonly name: string;
  readonly tickets: readonly TimedTicket[];
  readonly timeZone: string;
}

/** A fixed seed, so that sizes are the same in every run. */
const SIZE_SEED = 1;

/** The parsed arguments, or a sentence about an error in them or in a file. */
export type PlaceboInput =
  | {
      readonly kind: 'read';
      readonly step: number;
      /** Share of the differences between tickets that simulated sizes explain, 0–1; null without sizes. */
      readonly explained: number | null;
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
      size: { type: 'string' },
    },
  });
  const step = Number(values.step);
  if (!(Number.isSafeInteger(step) && step > 0)) throw new Error('--step must be a number of weeks.');
  const explained = values.size === undefined ? null : Number(values.size) / 100;
  if (explained !== null && !(explained >= 0 && explained < 1)) {
    throw new Error('--size must be a percentage of at least 0 and below 100.');
  }
  // Throws if the time zone does not exist.
  const zones = values['time-zone'].map((timeZone) => {
    Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone;
  });
  const projects = values.tickets.length === 0 ? generatedHistories() : values.tickets.map(projectOf);
  const histories = projects.map(({ name, tickets }, index) => {
    const timeZone = zones[index] ?? zones.at(-1) ?? 'UTC';
    return {
      name,
      timeZone,
      tickets: explained === null ? tickets : withSizes(tickets, explained, timeZone, randomFrom(SIZE_SEED)),
    };
  });
  return { kind: 'read', step, explained, histories };
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
