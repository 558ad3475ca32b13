import { bisect } from '../bisect.ts';
import { normalCdf } from './normalCdf.ts';

/**
 * The z with P(Z ≤ z) = p of the standard normal distribution.
 * @example normalQuantile(0.975) // 1.959964
 */
export function normalQuantile(p: number): number {
  return bisect(normalCdf, p, -8, 8);
}
