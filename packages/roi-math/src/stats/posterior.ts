import { mixtureQuantile, type WeightedNormal } from './distributions/normalMixture.ts';
import type { Shocks } from './whiten.ts';

/** The posterior of a coefficient: a mixture of normal distributions, one for each model of shocks. */
export interface Posterior {
  readonly mean: number;
  /** Standard deviation. */
  readonly deviation: number;
  /** Expected share of a week's shock that remains a week later; 0 if there are no shocks. */
  readonly persistence: number;
  /** The model of shocks with the largest weight. */
  readonly shocks: Shocks;
  /** ln of the sum of the weights, for comparing the same data under other designs. */
  readonly logEvidence: number;
  /** The value that the coefficient is below with probability p. */
  quantile(p: number): number;
}

/** The coefficient under one model. */
export interface ModelFit {
  readonly estimate: number;
  readonly error: number;
  readonly shocks: Shocks;
  /** ln of the model's weight: prior times restricted likelihood. */
  readonly log: number;
}

/** Components with a smaller weight, relative to the largest, are dropped. */
const NEGLIGIBLE = 1e-6;

/**
 * Averages over models (Bayesian model averaging).
 * @param fits at least one
 * @throws {RangeError} if no weight is finite, or if a coefficient is not finite: the search for a quantile would not end
 */
export function posteriorOf(fits: readonly ModelFit[]): Posterior {
  const best = fits.reduce((one, other) => (other.log > one.log ? other : one));
  if (!Number.isFinite(best.log)) throw notFinite();
  const weights = fits.map(({ log }) => Math.exp(log - best.log));
  const total = weights.reduce((sum, weight) => sum + (weight > NEGLIGIBLE ? weight : 0), 0);
  const components = fits.flatMap(({ estimate, error, shocks }, index) => {
    const weight = weights[index] ?? 0;
    return weight > NEGLIGIBLE ? [{ estimate, error, shocks, weight: weight / total }] : [];
  });
  // The squares must be finite, too, because an interval reaches several errors beyond an estimate.
  if (!components.every(({ estimate, error }) => Number.isFinite(estimate ** 2 + error ** 2))) throw notFinite();
  const mean = sumOf(components, ({ weight, estimate }) => weight * estimate);
  const variance = sumOf(components, ({ weight, estimate, error }) => weight * (error ** 2 + (estimate - mean) ** 2));
  return {
    mean,
    deviation: Math.sqrt(variance),
    persistence: sumOf(components, (component) => component.weight * component.shocks.persistence),
    shocks: best.shocks,
    logEvidence: best.log + Math.log(total),
    quantile: (p) => mixtureQuantile(components, p, mean),
  };
}

const notFinite = () => new RangeError('The values of the weeks must be finite.');

type Component = WeightedNormal & { readonly shocks: Shocks };

function sumOf(components: readonly Component[], term: (component: Component) => number): number {
  return components.reduce((sum, component) => sum + term(component), 0);
}
