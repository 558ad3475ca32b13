import { existsSync, readFileSync } from 'node:fs';
import { object, type Schema, string } from 'yup';

/**
 * The finished cells in a file of JSON lines, without cells of other versions.
 * @param version identifies the code, the seed and the number of runs
 * @throws {Error} if a line cannot be read
 */
export function finishedCells<Result>(file: string, version: string, result: Schema<Result>): Map<string, Result> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const entrySchema = object({ version: string().required(), name: string().required() });
  const cells = new Map<string, Result>();
  for (const [index, line] of lines.entries()) {
    try {
      const value: unknown = JSON.parse(line);
      const entry = entrySchema.validateSync(value, { strict: true });
      const { result: found } = object({ result: object() }).validateSync(value, { strict: true });
      if (entry.version === version) cells.set(entry.name, result.validateSync(found, { strict: true }));
    } catch (cause) {
      throw new Error(`${file}:${index + 1} is not the result of a cell`, { cause });
    }
  }
  return cells;
}
