import { lastCoefficient } from './lastCoefficient.ts';
import { normalCdf } from './normalCdf.ts';
import { SHOCK_MODELS } from './shockModels.ts';
import { type Observation, type Shocks, whiten } from './whiten.ts';

/** The posterior of a coefficient: a mixture of normal distributions, one for each model of shocks. */
export interface Posterior {
  readonly mean: number;
  /** Standard deviation. */
  readonly deviation: number;
  /** Expected share of a week's shock that remains a week later; 0 if there are no shocks. */
  readonly persistence: number;
  /** The model of shocks with the largest weight. */
  readonly shocks: Shocks;
  /** The value that the coefficient is below with probability p. */
  quantile(p: number): number;
}

/** A normal prior of the coefficients with mean 0. */
export interface CoefficientPrior {
  /** ln of the prior weight, relative to the alternatives. */
  readonly logPrior: number;
  /** 1 / variance for each regressor; 0 for a coefficient that may be anything. */
  readonly precisions: readonly number[];
}

interface Component {
  readonly estimate: number;
  readonly error: number;
  readonly shocks: Shocks;
  /** The weights sum to 1. */
  readonly weight: number;
}

/** Components with a smaller weight, relative to the largest, are dropped. */
const NEGLIGIBLE = 1e-6;
/** Relative precision of a quantile; absolute below 1. */
const QUANTILE_PRECISION = 1e-12;

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
 * @returns the posterior of the last regressor's coefficient
 */
export function shockRegression(weeks: readonly Observation[], priors: readonly CoefficientPrior[]): Posterior {
  const fits = SHOCK_MODELS.flatMap((shocks) => {
    const { products, logDeterminant } = whiten(weeks, shocks);
    return priors.map(({ logPrior, precisions }) => {
      const { estimate, error, logInformation, residual } = lastCoefficient(products, precisions);
      const log = shocks.logPrior + logPrior + (logOf(precisions) - logDeterminant - logInformation - residual) / 2;
      return { estimate, error, shocks, log };
    });
  });
  const best = fits.reduce((one, other) => (other.log > one.log ? other : one));
  const weights = fits.map(({ log }) => Math.exp(log - best.log));
  const total = weights.reduce((sum, weight) => sum + (weight > NEGLIGIBLE ? weight : 0), 0);
  return mixtureOf(
    fits.flatMap(({ estimate, error, shocks }, index) => {
      const weight = weights[index] ?? 0;
      return weight > NEGLIGIBLE ? [{ estimate, error, shocks, weight: weight / total }] : [];
    }),
    best.shocks,
  );
}

/** ln of the determinant of a prior's information. */
function logOf(precisions: readonly number[]): number {
  return precisions.reduce((sum, precision) => (precision > 0 ? sum + Math.log(precision) : sum), 0);
}

function mixtureOf(components: readonly Component[], shocks: Shocks): Posterior {
  const mean = sumOf(components, ({ weight, estimate }) => weight * estimate);
  const variance = sumOf(components, ({ weight, estimate, error }) => weight * (error ** 2 + (estimate - mean) ** 2));
  return {
    mean,
    deviation: Math.sqrt(variance),
    persistence: sumOf(components, (component) => component.weight * component.shocks.persistence),
    shocks,
    quantile: (p) => quantile(components, p, mean),
  };
}

/** Where the mixture's distribution function reaches `p`: Newton's method from `start`, kept within a bracket. */
function quantile(components: readonly Component[], p: number, start: number): number {
  let low = Math.min(...components.map(({ estimate, error }) => estimate - 8 * error));
  let high = Math.max(...components.map(({ estimate, error }) => estimate + 8 * error));
  let x = start;
  for (;;) {
    let [below, density] = [0, 0];
    for (const { estimate, error, weight } of components) {
      const z = (x - estimate) / error;
      below += weight * normalCdf(z);
      density += (weight / error) * Math.exp((-z * z) / 2);
    }
    if (below < p) low = x;
    else high = x;
    const newton = x - ((below - p) / density) * Math.sqrt(2 * Math.PI);
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - x) <= QUANTILE_PRECISION * Math.max(Math.abs(x), 1)) return next;
    x = next;
  }
}

function sumOf(components: readonly Component[], term: (component: Component) => number): number {
  return components.reduce((sum, component) => sum + term(component), 0);
}

/** Standard error of the last coefficient if the shocks were known. It does not depend on the values of the weeks. */
export function standardError(weeks: readonly Observation[], shocks: Shocks, precisions: readonly number[]): number {
  return lastCoefficient(whiten(weeks, shocks).products, precisions).error;
}
