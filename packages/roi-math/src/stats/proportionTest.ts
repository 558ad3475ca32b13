import { normalCdf } from './normalCdf.ts';

/** How many of how many. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

/**
 * One-sided p that share `b` is not above share `a`: small when b is credibly larger. Pooled two-proportion z test;
 * 1 when a side is empty or both shares are all or nothing.
 */
export function shareRose(a: Share, b: Share): number {
  const pooled = (a.count + b.count) / (a.of + b.of);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / a.of + 1 / b.of));
  return spread > 0 && Number.isFinite(spread) ? normalCdf((a.count / a.of - b.count / b.of) / spread) : 1;
}
