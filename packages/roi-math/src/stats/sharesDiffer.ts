import { normalCdf } from './distributions/normalCdf.ts';

/** A count, and the total of which it is a part. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

/**
 * The pooled two-proportion z statistic of share `b` minus share `a`; null if a total is 0, or if both shares are 0 or
 * both are 1.
 * Source: Agresti, "Categorical Data Analysis" (2013), 3.2.1.
 */
function shareZ(a: Share, b: Share): number | null {
  const pooled = (a.count + b.count) / (a.of + b.of);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / a.of + 1 / b.of));
  return spread > 0 && Number.isFinite(spread) ? (b.count / b.of - a.count / a.of) / spread : null;
}

/** One-sided p-value of the null hypothesis that share `b` is not above share `a`; 1 if they cannot be compared. */
export function shareRose(a: Share, b: Share): number {
  const z = shareZ(a, b);
  return z === null ? 1 : normalCdf(-z);
}

/** Two-sided p-value of the null hypothesis that the shares are the same; 1 if they cannot be compared. */
export function sharesDiffer(a: Share, b: Share): number {
  const z = shareZ(a, b);
  return z === null ? 1 : 2 * normalCdf(-Math.abs(z));
}
