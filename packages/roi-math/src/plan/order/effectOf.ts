import type { Panel } from '../model/Panel.ts';
import { type Shape, shapeAt } from './shapeAt.ts';

/** The column x for the effect in a team that starts in a week. */
export function effectOf({ from, weeks }: Panel, shape: Shape, start: number, rampWeeks: number): Float64Array {
  const effect = new Float64Array(weeks);
  for (let index = 0; index < weeks; index += 1) effect[index] = shapeAt(shape, from + index - start, rampWeeks);
  return effect;
}
