import { finiteOrNull } from './finiteOrNull.ts';

/**
 * Computes with numbers that may be missing: null if any of them is, or if the result is not finite (a division by
 * zero).
 * @example combine([6, 0], (a, b) => a / b) // null
 */
export function combine(figures: readonly (number | null)[], compute: (...known: number[]) => number): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === figures.length ? finiteOrNull(compute(...known)) : null;
}
