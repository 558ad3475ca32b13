import { normalCdf } from './normalCdf.ts';

/** A count and the total it is part of. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

/**
 * One-sided p-value of the null hypothesis that share `b` is not above share `a`, by the pooled two-proportion z test;
 * 1 if a total is 0, or if both shares are 0 or both are 1.
 * Source: Agresti, "Categorical Data Analysis" (2013), 3.2.1.
 */
export function shareRose(a: Share, b: Share): number {
  const pooled = (a.count + b.count) / (a.of + b.of);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / a.of + 1 / b.of));
  return spread > 0 && Number.isFinite(spread) ? normalCdf((a.count / a.of - b.count / b.of) / spread) : 1;
}
