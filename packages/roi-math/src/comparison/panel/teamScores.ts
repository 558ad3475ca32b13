import { cholesky, rowsOf } from '../../stats/cholesky.ts';
import type { TeamScore } from '../../stats/clusteredError.ts';
import { dot, forward, inverse } from '../../stats/positiveDefinite.ts';
import { times } from '../../stats/times.ts';
import { CHANGE_PRECISIONS, noSums, type PanelSums, plus, regular, sumOf } from './panelSystem.ts';
import type { TeamTerms } from './panelTeam.ts';

/** Each team's part in a weighted sum of the coefficients, and the part of its variance that is due to priors. */
export interface PanelScores {
  readonly teams: readonly TeamScore[];
  readonly prior: number;
}

/**
 * The scores of the teams of a panel with one common effect under one model, as a function of the weights of the coefficients: the changes of the
 * effect, the effect.
 */
export function teamScores(
  terms: readonly TeamTerms[],
  effects: readonly number[],
  precisions: readonly number[] = CHANGE_PRECISIONS,
): (weights: readonly number[]) => PanelScores {
  const sums = sumOf(terms, effects);
  const size = rowsOf(sums.weeks);
  const information = system({ ...sums, weeks: regular(sums.weeks) }, precisions);
  const { triangle: covariance } = inverse(information);
  const factor = cholesky(information);
  const coefficients = times(covariance, valuesOf(sums));
  return (weights) => {
    const direction = times(covariance, Float64Array.from([...new Float64Array(size), ...weights]));
    const teams = terms.map((own): TeamScore => {
      const alone = plus(noSums(1, own), own, 0, 1);
      const pulled = times(system(alone, []), direction);
      return {
        score: dot(direction, valuesOf(alone)) - dot(pulled, coefficients),
        variance: dot(direction, pulled),
        pull: forward(factor, pulled),
      };
    });
    const priors = precisions.map((precision, i) => precision * (direction[size + i] ?? NaN) ** 2);
    return { teams, prior: priors.reduce((sum, one) => sum + one, 0) };
  };
}

/** The normal equations of the weeks and then the other columns, as a packed lower triangle. */
function system({ weeks, columns, products }: PanelSums, precisions: readonly number[]): Float64Array {
  const [size, others] = [rowsOf(weeks), columns.length - 1];
  const triangle = new Float64Array(((size + others) * (size + others + 1)) / 2);
  triangle.set(weeks);
  let at = weeks.length;
  for (const [i, column] of columns.slice(0, -1).entries()) {
    triangle.set(column, at);
    at += size;
    for (let j = 0; j <= i; j += 1) {
      triangle[at] = (products[i]?.[j] ?? NaN) + (i === j ? (precisions[i] ?? 0) : 0);
      at += 1;
    }
  }
  return triangle;
}

/** The right side of the normal equations. */
function valuesOf({ columns, products }: PanelSums): Float64Array {
  const last = columns.length - 1;
  return Float64Array.from([...(columns[last] ?? []), ...products.slice(0, last).map((row) => row[last] ?? NaN)]);
}
