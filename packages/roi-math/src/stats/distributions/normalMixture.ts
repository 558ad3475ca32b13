import { newton } from '../newton.ts';
import { normalCdf } from './normalCdf.ts';

/** A component of a mixture of normal distributions. The weights of the components sum to 1. */
export interface WeightedNormal {
  /** Mean. */
  readonly estimate: number;
  /** Standard deviation. */
  readonly error: number;
  readonly weight: number;
}

/** P(X ≤ x) of a mixture of normal distributions, and its density at x. */
export function mixtureAt(parts: readonly WeightedNormal[], x: number): { below: number; density: number } {
  let [below, density] = [0, 0];
  for (const { estimate, error, weight } of parts) {
    const z = (x - estimate) / error;
    below += weight * normalCdf(z);
    density += (weight / error) * Math.exp((-z * z) / 2);
  }
  return { below, density: density / Math.sqrt(2 * Math.PI) };
}

/** The x with P(X ≤ x) = p of a mixture of normal distributions. `start` is a first guess. */
export function mixtureQuantile(parts: readonly WeightedNormal[], p: number, start: number): number {
  const low = Math.min(...parts.map(({ estimate, error }) => estimate - 8 * error));
  const high = Math.max(...parts.map(({ estimate, error }) => estimate + 8 * error));
  const distance = (x: number) => {
    const { below, density } = mixtureAt(parts, x);
    return { value: below - p, slope: density };
  };
  return newton(distance, start, low, high);
}
