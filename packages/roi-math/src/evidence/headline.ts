import type { Posterior } from '../stats/posterior.ts';
import { type Change, percentSaved } from './change.ts';

/** Prior variance of a change in ln(hours): two of three teams change by less than a quarter. */
const PRIOR_VARIANCE = 0.25 ** 2;

/**
 * The effect to quote, in percent of time saved: the estimate shrunk toward no change, m · v₀ / (v₀ + s²) in ln, with the
 * prior N(0, v₀). Claims are made when the estimate happens to be large, so that a true saving of 20 % would otherwise be
 * quoted as 27 to 40 % on average (the winner's curse). A change so large that this would leave its interval is quoted as
 * the end of the interval that is closer to no change.
 */
export function headline({ mean, deviation }: Pick<Posterior, 'mean' | 'deviation'>, { low, high }: Change): number {
  const shrunk = (mean * PRIOR_VARIANCE) / (PRIOR_VARIANCE + deviation ** 2);
  return percentSaved(Math.min(Math.max(shrunk, low), high));
}
