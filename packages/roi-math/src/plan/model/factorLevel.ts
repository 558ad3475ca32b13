import type { LevelModel } from './LevelModel.ts';

/** L D L' of H = K + diag(precisions), where K is the inverse covariance of a team's level in each week. */
export interface FactoredLevel {
  /** Diagonal of D. */
  readonly pivots: Float64Array;
  /** Subdiagonal of L: entry (t, t − 1) at t. */
  readonly below: Float64Array;
  /** ln |H| − ln |K|. */
  readonly logDeterminant: number;
}

/** A level that does not wander at all has no inverse covariance. */
const MIN_VARIANCE = 1e-8;

/**
 * The factor of H, in time proportional to the weeks: the inverse covariance τ² ρ^|lag| is tridiagonal.
 * Source: Rue & Held, "Gaussian Markov Random Fields" (2005), 1.1 and 2.4.
 */
export function factorLevel(precisions: Float64Array, { tau, rho }: LevelModel): FactoredLevel {
  const weeks = precisions.length;
  const variance = Math.max(tau ** 2, MIN_VARIANCE);
  const scale = 1 / (variance * (1 - rho ** 2));
  const pivots = new Float64Array(weeks);
  const below = new Float64Array(weeks);
  let logDeterminant = weeks * Math.log(variance) + (weeks - 1) * Math.log(1 - rho ** 2);
  let previous = NaN;
  for (let week = 0; week < weeks; week += 1) {
    const neighbors = (week > 0 ? 1 : 0) + (week < weeks - 1 ? 1 : 0);
    const own = scale * (1 + (neighbors - 1) * rho ** 2) + (precisions[week] ?? NaN);
    const factor = week === 0 ? 0 : (-rho * scale) / previous;
    previous = week === 0 ? own : own + factor * rho * scale;
    below[week] = factor;
    pivots[week] = previous;
    logDeterminant += Math.log(previous);
  }
  return { pivots, below, logDeterminant };
}
