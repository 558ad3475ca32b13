import { dot } from '../../stats/positiveDefinite.ts';
import type { Assignment } from '../draw/Assignment.ts';
import type { ByShape } from './ByShape.ts';
import type { OrderDesign } from './orderDesign.ts';
import type { Shape } from './shapeAt.ts';

/** Q = Σ x'M x − (Σ M x)' A⁻¹ (Σ M x) of each order, by shape. */
export function squaresOf({ starts, panel }: OrderDesign, orders: readonly Assignment[]): ByShape {
  const squares = (shape: Shape) => {
    const result = new Float64Array(orders.length);
    const sum = new Float64Array(panel.weeks);
    for (const [index, order] of orders.entries()) {
      sum.fill(0);
      let square = 0;
      for (let team = 0; team < order.length; team += 1) {
        const start = starts[shape][team]?.[order[team] ?? NaN];
        if (start === undefined) continue;
        square += start.square;
        add(sum, start.whitened);
      }
      result[index] = square - dot(sum, sum);
    }
    return result;
  };
  return { 'at-once': squares('at-once'), ramp: squares('ramp') };
}

function add(sum: Float64Array, part: Float64Array): void {
  for (let week = 0; week < sum.length; week += 1) sum[week] = (sum[week] ?? NaN) + (part[week] ?? NaN);
}
