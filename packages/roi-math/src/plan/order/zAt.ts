import type { OrderScores } from './orderScores.ts';
import type { Shape } from './shapeAt.ts';

/** Minimum of Q. Below it, an order says nothing about an effect, for example because teams have no tickets. */
const MIN_SQUARE = 1e-12;

/** z = N ÷ √Q of an order, after an effect of `theta` was removed from the weeks. */
export function zAt({ squares, products, effects }: OrderScores, shape: Shape, order: number, theta: number): number {
  const square = squares[shape][order] ?? 0;
  if (!(square > MIN_SQUARE)) return 0;
  return ((products[shape][order] ?? NaN) - theta * (effects[shape][order] ?? NaN)) / Math.sqrt(square);
}
