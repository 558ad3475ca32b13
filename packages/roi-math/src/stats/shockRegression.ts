import { bisect } from './bisect.ts';
import { lastCoefficient } from './lastCoefficient.ts';
import { normalCdf } from './normalCdf.ts';
import { SHOCK_MODELS } from './shockModels.ts';
import { type Observation, whiten } from './whiten.ts';

/** What is known about a coefficient: a mixture of normal distributions, one for each thinkable kind of shocks. */
export interface Posterior {
  readonly mean: number;
  /** Standard deviation. */
  readonly deviation: number;
  /** How much of a week's shock is expected to be left a week later; 0 when there are no shocks. */
  readonly persistence: number;
  /** The value below which the coefficient lies with probability p. */
  quantile(p: number): number;
}

interface Component {
  readonly estimate: number;
  readonly error: number;
  readonly persistence: number;
  /** The weights add up to 1. */
  readonly weight: number;
}

/** Components lighter than this, as a share of the heaviest, are dropped. */
const NEGLIGIBLE = 1e-6;

/**
 * Regression on weekly means whose noise has two sources: the luck of which tickets fall into a week (its variance is
 * known from the spread within weeks) and shocks that hit a whole week and fade over the next ones, as an AR(1) process.
 *
 * How strong and how persistent the shocks are cannot be told from a few dozen weeks. So no single guess is trusted:
 * every combination on a grid is fitted by generalised least squares, weighed by its restricted likelihood (REML) and
 * its prior weight, and the answers are mixed. That keeps intervals honest where plugging in one estimate of the
 * autocorrelation, as Prais and Winsten do, makes them too narrow.
 * Source of the restricted likelihood: D. A. Harville, JASA 72 (1977).
 * @returns what is known about the coefficient of the last regressor
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
