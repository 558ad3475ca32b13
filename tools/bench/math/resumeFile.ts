import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type InferType, number, object, string } from 'yup';
import type { CellResult } from './runCell.ts';

const count = () => number().integer().min(0).required();
const claims = object({
  count: count(),
  grades: object({ A: count(), B: count(), C: count(), D: count() }).required(),
  wide: count(),
  mix: count(),
  onlyBent: count(),
  headline: number().required(),
});
const entrySchema = object({
  /** Identifies the code, the seed and the number of runs of the result. */
  version: string().required(),
  name: string().required(),
  result: object({
    runs: count(),
    tooLittle: count(),
    covered: count(),
    netAboveHeadline: count(),
    faster: claims,
    slower: claims,
    openTickets: object({ refused: count(), covered: count(), faster: count(), slower: count() })
      .optional()
      .default(undefined),
  }).required(),
});

type Entry = InferType<typeof entrySchema>;

/**
 * The finished cells in a file of JSON lines. Those of other versions are ignored.
 * @throws {Error} if a line cannot be read
 */
export function readFinished(file: string, version: string): Map<string, CellResult> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const entries = lines.map((line, index): Entry => {
    try {
      return entrySchema.validateSync(JSON.parse(line), { strict: true });
    } catch (cause) {
      throw new Error(`${file}:${index + 1} is not the result of a cell`, { cause });
    }
  });
  return new Map(entries.filter((entry) => entry.version === version).map(({ name, result }) => [name, result]));
}

/** Appends a finished cell. */
export function addFinished(file: string, entry: Entry): void {
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}
