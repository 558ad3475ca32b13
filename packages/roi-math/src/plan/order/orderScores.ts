import type { Assignment } from '../draw/Assignment.ts';
import type { ByShape } from './ByShape.ts';
import { effectOf } from './effectOf.ts';
import type { OrderDesign } from './orderDesign.ts';
import { productsOf } from './productsOf.ts';
import type { Shape } from './shapeAt.ts';
import { squaresOf } from './squaresOf.ts';

/** The terms from which the statistic of each order is computed. In each list, the real order is first. */
export interface OrderScores {
  /** Q, by shape. */
  readonly squares: ByShape;
  /** N of the weeks, with no effect removed. */
  readonly products: ByShape;
  /** N of weeks that contain nothing but an effect of 1 in the real order. N is linear in the weeks. */
  readonly effects: ByShape;
}

/**
 * Computes the scores of the orders.
 * @param y the weeks of each team
 * @param shape of the effect that is removed from the weeks
 * @param squares Q, which does not depend on y, if it is known
 */
export function orderScores(
  design: OrderDesign,
  orders: readonly Assignment[],
  y: readonly Float64Array[],
  shape: Shape,
  squares: ByShape = squaresOf(design, orders),
): OrderScores {
  const { panel, startWeeks, rampWeeks } = design;
  const [real = new Uint8Array()] = orders;
  const effects = panel.teams.map((_, team) =>
    effectOf(panel, shape, startWeeks[real[team] ?? startWeeks.length] ?? Infinity, rampWeeks),
  );
  return { squares, products: productsOf(design, orders, y), effects: productsOf(design, orders, effects) };
}
