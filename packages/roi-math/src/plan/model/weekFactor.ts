import { cholesky } from '../../stats/cholesky.ts';
import type { TeamModel } from './teamModel.ts';

/**
 * Makes A invertible, although a constant that is added to all weeks cannot be distinguished from the levels of the
 * teams.
 */
const RIDGE = 1e-9;

/**
 * The Cholesky factor of A = Σ M + 1/W + 10⁻⁹ I, as a packed lower triangle: what is known about the weeks that all teams share.
 * @param weekPrecision 1/W; 0 for weeks that may differ by any amount
 */
export function weekFactor(teams: readonly TeamModel[], weeks: number, weekPrecision: number): Float64Array {
  const triangle = new Float64Array((weeks * (weeks + 1)) / 2);
  for (const team of teams) team.addTo(triangle);
  for (let week = 0; week < weeks; week += 1) {
    const at = (week * (week + 3)) / 2;
    triangle[at] = (triangle[at] ?? NaN) + weekPrecision + RIDGE;
  }
  return cholesky(triangle, triangle);
}
