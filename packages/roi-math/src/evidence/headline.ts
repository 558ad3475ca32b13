import type { Posterior } from '../stats/posterior.ts';
import { type Change, percentSaved } from './change.ts';

/** Prior variance of a change in ln(hours): two of three teams change by less than a quarter. */
const PRIOR_VARIANCE = 0.25 ** 2;

/**
 * The effect to report, in percent of time saved: the estimate shrunk toward no change, m · v₀ / (v₀ + s²) in ln, with
 * the prior N(0, v₀). Claims are made when the estimate happens to be large, so a true saving of 20 % would otherwise
 * be reported as 27 to 40 % on average (the winner's curse). If shrinking would leave the interval, the effect is the
 * end of the interval that is closer to no change.
 */
export function headline({ mean, deviation }: Pick<Posterior, 'mean' | 'deviation'>, { low, high }: Change): number {
  const shrunk = (mean * PRIOR_VARIANCE) / (PRIOR_VARIANCE + deviation ** 2);
  return percentSaved(Math.min(Math.max(shrunk, low), high));
}
