import { finiteOrNull } from './finiteOrNull.ts';

/**
 * Computes with figures that may be missing: null as soon as one of them is, or when the outcome is not finite
 * (a division by zero).
 * @example combine([6, 0], (a, b) => a / b) // null
 */
export function combine(figures: readonly (number | null)[], compute: (...known: number[]) => number): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === figures.length ? finiteOrNull(compute(...known)) : null;
}
