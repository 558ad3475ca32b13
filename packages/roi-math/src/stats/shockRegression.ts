import { lastCoefficient } from './lastCoefficient.ts';
import { type Posterior, posteriorOf } from './posterior.ts';
import { SHOCK_MODELS, type ShockModel } from './shockModels.ts';
import { designOf, type Observation, type Shocks, whiten } from './whiten.ts';

/** A normal prior of the coefficients with mean 0. */
export interface CoefficientPrior {
  /** ln of the prior weight, relative to the alternatives. */
  readonly logPrior: number;
  /** 1 / variance for each regressor; 0 for a coefficient without a prior. */
  readonly precisions: readonly number[];
}

/**
 * Regression on weekly means with two sources of noise: sampling of tickets within a week (its variance is known from
 * the variance within weeks), and shocks that affect a whole week and fade over the next ones, an AR(1) process.
 *
 * A few dozen weeks are too few to estimate the strength and persistence of the shocks. Therefore every combination on
 * a grid is fitted by generalized least squares, weighted by its restricted likelihood (REML) and its prior weight, and
 * the results are averaged (Bayesian model averaging). Intervals then keep their coverage, whereas a single estimate of
 * the autocorrelation, as in Prais–Winsten, makes them too narrow. A prior of the coefficients is added to the
 * information (ridge regression), and its determinant to the likelihood; several priors are averaged in the same way.
 * Source of the restricted likelihood: D. A. Harville, JASA 72 (1977).
 * @param priors at least one; the last coefficient has none
 * @param models of the shocks; those of a single project unless given
 * @returns the posterior of the last regressor's coefficient
 * @throws {RangeError} if a value is not finite
 */
export function shockRegression(
  weeks: readonly Observation[],
  priors: readonly CoefficientPrior[],
  models: readonly ShockModel[] = SHOCK_MODELS,
): Posterior {
  const design = designOf(weeks);
  let room = new Float64Array();
  const fits = models.flatMap((shocks) => {
    const { products, logDeterminant } = whiten(design, shocks);
    if (room.length !== products.length) room = new Float64Array(products.length);
    return priors.map(({ logPrior, precisions }) => {
      const { estimate, error, logInformation, residual } = lastCoefficient(products, precisions, room);
      const log = shocks.logPrior + logPrior + (logOf(precisions) - logDeterminant - logInformation - residual) / 2;
      return { estimate, error, shocks, log };
    });
  });
  return posteriorOf(fits);
}

/** ln of the determinant of a prior's information. */
function logOf(precisions: readonly number[]): number {
  return precisions.reduce((sum, precision) => (precision > 0 ? sum + Math.log(precision) : sum), 0);
}

/** Standard error of the last coefficient if the shocks were known. It does not depend on the values of the weeks. */
export function standardError(weeks: readonly Observation[], shocks: Shocks, precisions: readonly number[]): number {
  return lastCoefficient(whiten(designOf(weeks), shocks).products, precisions).error;
}
