import { bisect } from '../bisect.ts';
import { incompleteBeta } from './incompleteBeta.ts';

/** The x with P(X ≤ x) = p of the beta distribution, a, b ≥ 0.5. */
export function betaQuantile(p: number, a: number, b: number): number {
  return bisect((x) => incompleteBeta(x, a, b), p, 0, 1);
}
