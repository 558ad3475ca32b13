import { appendFileSync } from 'node:fs';

interface Finished {
  /** Identifies the code, seed and number of runs that produced the result. */
  readonly version: string;
  readonly name: string;
  readonly result: object;
}

/** Appends a finished cell to a file of JSON lines. */
export function addFinished(file: string, cell: Finished): void {
  appendFileSync(file, `${JSON.stringify(cell)}\n`);
}
