import type { Interval } from '@roi-insight/contracts';
import type { Posterior } from '../stats/shockRegression.ts';

/** A change of ln(hours) as percent of time saved, with its 95 % interval. */
export interface Change {
  readonly effectPercent: number;
  readonly intervalPercent: Interval;
}

/** ln(hours after) − ln(hours before), as percent of time saved: −0.357 is 30 % saved. */
export function percentSaved(logChange: number): number {
  return (1 - Math.exp(logChange)) * 100;
}

/** A log change with its bounds as a change in percent saved; the lower log bound is the higher saving. */
export function changeOf(estimate: number, low: number, high: number): Change {
  return { effectPercent: percentSaved(estimate), intervalPercent: [percentSaved(high), percentSaved(low)] };
}

/** Probability on either side of the interval, at most and where shocks persist as often seen. */
const MOST_TAIL = 0.034;
const USUAL_TAIL = 0.026;
const USUAL_PERSISTENCE = 0.3;
/** How fast the tail shrinks as shocks persist longer. */
const TAIL_DECAY = 4;

/**
 * The 95 % interval of a posterior, as a change. The posterior leans towards what shocks are usually like, so it is too
 * cautious where they do not persist and too bold where they do. Its tails therefore shrink as the persistence that the
 * data show grows. The curve was fixed once, on simulations with known truth (`npm run bench:truth`), so that 95 % of
 * intervals hold the truth with and without shocks; it is never tuned to a report.
 */
export function changeFrom(posterior: Posterior): Change {
  const tail = Math.min(MOST_TAIL, USUAL_TAIL * Math.exp(TAIL_DECAY * (USUAL_PERSISTENCE - posterior.persistence)));
  return changeOf(posterior.quantile(0.5), posterior.quantile(tail), posterior.quantile(1 - tail));
}
