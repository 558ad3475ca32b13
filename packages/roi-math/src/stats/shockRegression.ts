import { bisect } from './bisect.ts';
import { normalCdf } from './normalCdf.ts';
import { type Observation, whiten } from './whiten.ts';
import { lastCoefficient } from './lastCoefficient.ts';
import { SHOCK_MODELS } from './shockModels.ts';

/** What is known about a coefficient: a mixture of normal distributions, one for each thinkable kind of shocks. */
export interface Posterior {
  readonly median: number;
  /** The value below which the coefficient lies with probability p. */
  quantile(p: number): number;
}

interface Component {
  readonly estimate: number;
  readonly error: number;
  readonly weight: number;
}

/** Components that together could not move a quantile visibly are dropped. */
const NEGLIGIBLE = 1e-7;

/**
 * Regression on weekly means whose noise has two sources: the luck of which tickets fall into a week (its variance is
 * known from the spread within weeks) and shocks that hit a whole week and fade over the next ones, as an AR(1) process.
 *
 * How strong and how persistent the shocks are cannot be told from a few dozen weeks. So no single guess is trusted:
 * every combination on a grid is fitted by generalised least squares, weighed by its restricted likelihood (REML) and
 * its prior weight, and the answers are mixed. That keeps intervals honest where plugging in one estimate of the
 * autocorrelation makes them too narrow.
 * Source of the restricted likelihood: D. A. Harville, JASA 72 (1977).
 * @returns what is known about the coefficient of the last regressor
 */
export function shockRegression(weeks: readonly Observation[]): Posterior {
  const fits = SHOCK_MODELS.map((model) => {
    const { rows, logDeterminant } = whiten(weeks, model);
    const { estimate, error, logInformation, residual } = lastCoefficient(rows);
    return { estimate, error, log: model.logPrior - (logDeterminant + logInformation + residual) / 2 };
  });
  const best = Math.max(...fits.map(({ log }) => log));
  const likely = fits
    .map(({ estimate, error, log }) => ({ estimate, error, weight: Math.exp(log - best) }))
    .filter(({ weight }) => weight > NEGLIGIBLE);
  return mixtureOf(likely);
}

function mixtureOf(components: readonly Component[]): Posterior {
  const total = components.reduce((sum, { weight }) => sum + weight, 0);
  const below = (x: number) =>
    components.reduce((sum, { estimate, error, weight }) => sum + weight * normalCdf((x - estimate) / error), 0) /
    total;
  const low = Math.min(...components.map(({ estimate, error }) => estimate - 8 * error));
  const high = Math.max(...components.map(({ estimate, error }) => estimate + 8 * error));
  const quantile = (p: number) => bisect(below, p, low, high);
  return { median: quantile(0.5), quantile };
}
