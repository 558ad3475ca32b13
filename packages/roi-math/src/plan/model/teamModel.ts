import { factorLevel } from './factorLevel.ts';
import type { LevelModel } from './LevelModel.ts';

/** The covariance of a team's weeks, V = τ² ρ^|lag| + s² ÷ tickets, without the weeks that have none. */
export interface TeamModel {
  /** M x = V⁻¹x − V⁻¹1 (1'V⁻¹1)⁻¹ 1'V⁻¹x, 0 in missing weeks: x without the team's mean, by weight. */
  apply(x: Float64Array): Float64Array;
  /** Adds M to the packed lower triangle of a matrix. */
  addTo(triangle: Float64Array): void;
  /** ln |V| + ln(1'V⁻¹1), up to a constant that depends on no parameter; 0 for a team without tickets. */
  readonly logDeterminant: number;
}

/**
 * V⁻¹ = P − P H⁻¹ P with the precisions P = diag(tickets ÷ s²) and H = K + P, so that no matrix of weeks × weeks is inverted.
 * Source: Golub & Van Loan, "Matrix Computations" (2013), 2.1.4.
 */
export function teamModel(precisions: Float64Array, model: LevelModel): TeamModel {
  const weeks = precisions.length;
  const level = factorLevel(precisions, model);
  const { pivots, below } = level;
  const inverseTimes = (x: Float64Array) => {
    const solved = new Float64Array(weeks);
    let value = 0;
    for (let week = 0; week < weeks; week += 1) {
      value = (precisions[week] ?? NaN) * (x[week] ?? NaN) - (below[week] ?? NaN) * value;
      solved[week] = value;
    }
    value = 0;
    for (let week = weeks - 1; week >= 0; week -= 1) {
      value = (solved[week] ?? NaN) / (pivots[week] ?? NaN) - (below[week + 1] ?? 0) * value;
      solved[week] = (precisions[week] ?? NaN) * ((x[week] ?? NaN) - value);
    }
    return solved;
  };
  const ones = inverseTimes(new Float64Array(weeks).fill(1));
  const weight = ones.reduce((sum, one) => sum + one, 0);
  return {
    apply(x) {
      const result = inverseTimes(x);
      if (weight === 0) return result;
      const mean = result.reduce((sum, one) => sum + one, 0) / weight;
      for (let week = 0; week < weeks; week += 1) result[week] = (result[week] ?? NaN) - (ones[week] ?? NaN) * mean;
      return result;
    },
    addTo(triangle) {
      if (weight === 0) return;
      // In a row of H⁻¹, each entry left of the diagonal is the entry to its right, multiplied by a factor from L.
      const diagonal = diagonalOfInverse(pivots, below);
      for (let row = 0, end = 0; row < weeks; row += 1, end += row + 1) {
        let inverse = diagonal[row] ?? NaN;
        const left = precisions[row] ?? NaN;
        const scaled = (ones[row] ?? NaN) / weight;
        if (left === 0) continue;
        triangle[end] = (triangle[end] ?? NaN) + left;
        for (let column = row; column >= 0; column -= 1) {
          const at = end - row + column;
          const part = left * (precisions[column] ?? NaN) * inverse + scaled * (ones[column] ?? NaN);
          triangle[at] = (triangle[at] ?? NaN) - part;
          inverse *= -(below[column] ?? NaN);
        }
      }
    },
    logDeterminant: weight === 0 ? 0 : level.logDeterminant + Math.log(weight),
  };
}

/** The diagonal of (L D L')⁻¹ for a bidiagonal L. */
function diagonalOfInverse(pivots: Float64Array, below: Float64Array): Float64Array {
  const diagonal = new Float64Array(pivots.length);
  let next = 0;
  for (let week = pivots.length - 1; week >= 0; week -= 1) {
    next = 1 / (pivots[week] ?? NaN) + (below[week + 1] ?? 0) ** 2 * next;
    diagonal[week] = next;
  }
  return diagonal;
}
