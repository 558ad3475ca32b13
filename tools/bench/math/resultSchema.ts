import { number, object, type Schema } from 'yup';
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
/** The result of a cell in a file of finished cells. */
export const resultSchema: Schema<CellResult> = object({
  runs: count(),
  tooLittle: count(),
  covered: count(),
  netAboveHeadline: count(),
  faster: claims,
  slower: claims,
}).required();
