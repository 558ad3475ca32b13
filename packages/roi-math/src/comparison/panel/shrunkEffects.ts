import { entry, inverse } from '../../stats/positiveDefinite.ts';
import type { JointEffects } from './panel.ts';

/** Mean and standard deviation of an effect that all teams share. */
interface CommonEffect {
  readonly mean: number;
  readonly deviation: number;
}

/** Distance between two candidates for the standard deviation between teams, in ln(hours). */
const STEP = 0.005;
/** Number of candidates, starting with 0. */
const STEPS = 201;

/**
 * The effects of several teams, shrunk toward their common effect: θ̂ ~ N(μ, Σ + ω² I), with the variance ω² between
 * teams at the maximum of its restricted likelihood (REML), then the best linear unbiased prediction of each team. The
 * prediction starts from the common effect instead of the mean of the separate ones, so that teams without differences
 * have exactly the common effect.
 * Source: Searle, Casella & McCulloch, "Variance Components" (1992), 6.6 and 7.2.
 * @param common the effect if it is the same for each team
 */
export function shrunkEffects(effects: JointEffects, common: CommonEffect): JointEffects {
  const fits = Array.from({ length: STEPS }, (_, step) => predictions(effects, common, (step * STEP) ** 2));
  return fits.reduce((best, fit) => (fit.log > best.log ? fit : best));
}

function predictions(
  { means, covariance }: JointEffects,
  common: CommonEffect,
  between: number,
): JointEffects & { readonly log: number } {
  const size = means.length;
  const total = covariance.slice();
  for (let i = 0; i < size; i += 1) total[(i * (i + 3)) / 2] = entry(covariance, i, i) + between;
  const { triangle: precision, logDeterminant } = inverse(total);
  const rows = means.map((_, i) => means.map((_, j) => entry(precision, i, j)));
  const share = rows.map((row) => row.reduce((sum, value) => sum + value, 0));
  const information = share.reduce((sum, value) => sum + value, 0);
  const mean = share.reduce((sum, value, i) => sum + value * (means[i] ?? NaN), 0) / information;
  const residuals = means.map((value) => value - mean);
  const weighed = rows.map((row) => row.reduce((sum, value, j) => sum + value * (residuals[j] ?? NaN), 0));
  const distance = weighed.reduce((sum, value, i) => sum + value * (residuals[i] ?? NaN), 0);
  const rest = share.map((value) => 1 - between * value);
  const shrunk = new Float64Array(covariance.length);
  let index = 0;
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      shrunk[index] =
        (i === j ? between : 0) -
        between ** 2 * entry(precision, i, j) +
        (rest[i] ?? NaN) * (rest[j] ?? NaN) * common.deviation ** 2;
      index += 1;
    }
  }
  return {
    means: weighed.map((value) => common.mean + between * value),
    covariance: shrunk,
    log: -(logDeterminant + Math.log(information) + distance) / 2,
  };
}
