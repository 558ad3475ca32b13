import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Ticket } from '@roi-insight/roi-math';
import { array, boolean, number, object, string } from 'yup';

const category = () => string<Ticket['category']>().oneOf(['new', 'indeterminate', 'done']).required();
const instant = () =>
  string().test(
    'instant',
    '${path} must be an ISO 8601 instant',
    (text) => !Number.isNaN(Date.parse(text ?? '1970-01-01')),
  );
const ticketSchema = object({
  key: string().required(),
  category: category(),
  createdAt: instant().required(),
  resolvedAt: instant().nullable().defined(),
  transitions: array(object({ at: instant().required(), from: category(), to: category() }).required()).required(),
  isBug: boolean().optional(),
  type: string().optional(),
  resolution: string().nullable().optional(),
  size: number().optional(),
});

/**
 * Reads tickets from a file with one JSON object per line; unknown fields are ignored. A file that ends with .gz is unzipped.
 * @throws {Error} with the number of the first line that is not a ticket
 */
export function readTicketLines(file: string): Ticket[] {
  const bytes = readFileSync(file);
  return ticketLines(String(file.endsWith('.gz') ? gunzipSync(bytes) : bytes), file);
}

/** @param file name of the file, for messages */
export function ticketLines(text: string, file: string): Ticket[] {
  const lines = text.trimEnd().split('\n');
  return lines.map((line, index) => {
    try {
      return ticketFrom(JSON.parse(line));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${file}:${index + 1} is not a ticket: ${reason}`, { cause });
    }
  });
}

function ticketFrom(input: unknown): Ticket {
  const { key, category, createdAt, resolvedAt, transitions, isBug, type, resolution, size } =
    ticketSchema.validateSync(input, {
      strict: true,
    });
  return {
    key,
    category,
    createdAt,
    resolvedAt,
    transitions,
    ...(isBug === undefined ? {} : { isBug }),
    ...(type === undefined ? {} : { type }),
    ...(resolution === undefined ? {} : { resolution }),
    ...(size === undefined ? {} : { size }),
  };
}
