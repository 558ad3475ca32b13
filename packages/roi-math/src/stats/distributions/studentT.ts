import { bisect } from '../bisect.ts';
import { incompleteBeta } from './incompleteBeta.ts';

/** P(T ≤ t) of Student's t distribution. Source: DLMF 8.17 by x = ν / (ν + t²). */
export function studentTCdf(t: number, degreesOfFreedom: number): number {
  const tail = incompleteBeta(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5) / 2;
  return t > 0 ? 1 - tail : tail;
}

/**
 * The t with P(T ≤ t) = p.
 * @param degreesOfFreedom at least 1
 * @example studentTQuantile(0.975, 24) // 2.063899
 */
export function studentTQuantile(p: number, degreesOfFreedom: number): number {
  return bisect((t) => studentTCdf(t, degreesOfFreedom), p, -1e6, 1e6);
}
