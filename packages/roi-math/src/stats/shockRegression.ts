import { bisect } from './bisect.ts';
import { lastCoefficient } from './lastCoefficient.ts';
import { normalCdf } from './normalCdf.ts';
import { SHOCK_MODELS } from './shockModels.ts';
import { type Observation, whiten } from './whiten.ts';

/** The posterior of a coefficient: a mixture of normal distributions, one for each model of shocks. */
export interface Posterior {
  readonly mean: number;
  /** Standard deviation. */
  readonly deviation: number;
  /** Expected share of a week's shock that remains a week later; 0 if there are no shocks. */
  readonly persistence: number;
  /** The value that the coefficient is below with probability p. */
  quantile(p: number): number;
}

interface Component {
  readonly estimate: number;
  readonly error: number;
  readonly persistence: number;
  /** The weights sum to 1. */
  readonly weight: number;
}

/** Components with a smaller weight, relative to the largest, are dropped. */
const NEGLIGIBLE = 1e-6;

/**
 * Regression on weekly means with two sources of noise: sampling of tickets within a week (its variance is known from
 * the variance within weeks), and shocks that affect a whole week and fade over the next ones, an AR(1) process.
 *
 * A few dozen weeks are too few to estimate the strength and persistence of the shocks. Therefore every combination on
 * a grid is fitted by generalized least squares, weighted by its restricted likelihood (REML) and its prior weight, and
 * the results are averaged (Bayesian model averaging). Intervals then keep their coverage, whereas a single estimate of
 * the autocorrelation, as in Prais–Winsten, makes them too narrow.
 * Source of the restricted likelihood: D. A. Harville, JASA 72 (1977).
 * @returns the posterior of the last regressor's coefficient
 */
export function shockRegression(weeks: readonly Observation[]): Posterior {
  const fits = SHOCK_MODELS.map((model) => {
    const { products, logDeterminant } = whiten(weeks, model);
    const { estimate, error, logInformation, residual } = lastCoefficient(products);
    const log = model.logPrior - (logDeterminant + logInformation + residual) / 2;
    return { estimate, error, persistence: model.persistence, log };
  });
  const best = Math.max(...fits.map(({ log }) => log));
  const weights = fits.map(({ log }) => Math.exp(log - best));
  const total = weights.reduce((sum, weight) => sum + (weight > NEGLIGIBLE ? weight : 0), 0);
  return mixtureOf(
    fits.flatMap(({ estimate, error, persistence }, index) => {
      const weight = weights[index] ?? 0;
      return weight > NEGLIGIBLE ? [{ estimate, error, persistence, weight: weight / total }] : [];
    }),
  );
}

function mixtureOf(components: readonly Component[]): Posterior {
  const mean = sumOf(components, ({ weight, estimate }) => weight * estimate);
  const variance = sumOf(components, ({ weight, estimate, error }) => weight * (error ** 2 + (estimate - mean) ** 2));
  const below = (x: number) =>
    sumOf(components, ({ estimate, error, weight }) => weight * normalCdf((x - estimate) / error));
  const low = Math.min(...components.map(({ estimate, error }) => estimate - 8 * error));
  const high = Math.max(...components.map(({ estimate, error }) => estimate + 8 * error));
  return {
    mean,
    deviation: Math.sqrt(variance),
    persistence: sumOf(components, ({ weight, persistence }) => weight * persistence),
    quantile: (p) => bisect(below, p, low, high),
  };
}

function sumOf(components: readonly Component[], term: (component: Component) => number): number {
  return components.reduce((sum, component) => sum + term(component), 0);
}
