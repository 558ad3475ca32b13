import { number, object } from 'yup';
import { finishedCells } from './finishedCells.ts';
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
const resultSchema = object({
  runs: count(),
  tooLittle: count(),
  covered: count(),
  netAboveHeadline: count(),
  faster: claims,
  slower: claims,
}).required();

/**
 * The finished cells in a file of JSON lines. Those of other versions are ignored.
 * @throws {Error} if a line cannot be read
 */
export const readFinished = (file: string, version: string): Map<string, CellResult> =>
  finishedCells(file, version, resultSchema);
