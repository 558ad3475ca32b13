import { betaQuantile } from '../distributions/betaQuantile.ts';
import type { Difference } from '../welch.ts';

/** A number of events, and the exposure in which they happened. */
export interface Events {
  readonly count: number;
  /** Weeks, or tickets; above 0. */
  readonly exposure: number;
}

/** Probability in each tail of a 95 % interval. */
const TAIL = 0.025;

/**
 * ln of the ratio of two Poisson rates, b ÷ a, with its exact conditional 95 % interval; null if there are no events. Given the total, the events of b are
 * binomial (Clopper–Pearson). The ends are infinite if a or b has no events; the estimate then counts half an event more on either side.
 * Source: Przyborowski & Wilenski, Biometrika 31 (1940); Clopper & Pearson, Biometrika 26 (1934).
 * @param dispersion variance of the counts divided by their mean, at least 1; the counts then weigh as much as fewer counts of a Poisson distribution
 */
export function rateRatio(a: Events, b: Events, dispersion = 1): Difference | null {
  if (a.count + b.count === 0) return null;
  const exposures = Math.log(b.exposure / a.exposure);
  const [x, y] = [a.count / dispersion, b.count / dispersion];
  // Below half an event, the beta distribution has no finite density, and there is no lower end to speak of.
  const low = y < 0.5 ? 0 : betaQuantile(TAIL, y, x + 1);
  const high = x < 0.5 ? 1 : betaQuantile(1 - TAIL, y + 1, x);
  const half = a.count === 0 || b.count === 0 ? 0.5 : 0;
  return {
    estimate: Math.log((b.count + half) / (a.count + half)) - exposures,
    low: Math.log(low / (1 - low)) - exposures,
    high: Math.log(high / (1 - high)) - exposures,
  };
}
