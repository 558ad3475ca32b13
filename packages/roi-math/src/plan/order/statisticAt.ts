import type { OrderScores } from './orderScores.ts';
import type { Shape } from './shapeAt.ts';
import { zAt } from './zAt.ts';

/** The z of the two shapes that has the larger absolute value. */
export function statisticAt(
  scores: OrderScores,
  order: number,
  theta: number,
): { readonly z: number; readonly shape: Shape } {
  const atOnce = zAt(scores, 'at-once', order, theta);
  const ramp = zAt(scores, 'ramp', order, theta);
  return Math.abs(atOnce) >= Math.abs(ramp) ? { z: atOnce, shape: 'at-once' } : { z: ramp, shape: 'ramp' };
}
