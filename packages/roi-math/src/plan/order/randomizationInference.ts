import { type AcceptedInterval, acceptedInterval } from './acceptedInterval.ts';
import { extremeOrders } from './extremeOrders.ts';
import type { OrderScores } from './orderScores.ts';
import { statisticAt } from './statisticAt.ts';
import type { Shape } from './shapeAt.ts';

/** The result of comparing the real order with other orders. */
export interface RandomizationInference {
  readonly verdict: 'faster' | 'slower' | 'no-detectable-change';
  /** Share of the compared orders that look at least as extreme as the real one, itself included. */
  readonly p: number;
  readonly extreme: number;
  readonly compared: number;
  /** z of the real order, for the shape that gives it the larger absolute value; below 0 if tickets took less time. */
  readonly z: number;
  readonly shape: Shape;
  /** The full effect in ln(hours) of the shape that fits better: the effect at which the z of that shape is 0. */
  readonly estimate: number;
  readonly interval: AcceptedInterval;
}

/**
 * Judges the real order, which is first. The sign of the result is that of the shape that fits better.
 * @param scores with an effect of each shape
 */
export function randomizationInference(
  scores: Readonly<Record<Shape, OrderScores>>,
  alpha: number,
): RandomizationInference {
  const compared = scores.ramp.products.ramp.length;
  const extreme = extremeOrders(scores.ramp, 0);
  const { z, shape } = statisticAt(scores.ramp, 0, 0);
  const claim = extreme / compared > alpha || z === 0 ? 0 : z < 0 ? -1 : 1;
  const { products, effects } = scores[shape];
  const [product = 0, effect = 0] = [products[shape][0], effects[shape][0]];
  const estimate = effect > 0 ? product / effect : 0;
  const interval = acceptedInterval([scores.ramp, scores['at-once']], alpha, estimate, claim);
  return {
    verdict: claim === 0 ? 'no-detectable-change' : claim < 0 ? 'faster' : 'slower',
    p: extreme / compared,
    extreme,
    compared,
    z,
    shape,
    estimate: Math.min(Math.max(estimate, interval.low ?? -Infinity), interval.high ?? Infinity),
    interval,
  };
}
