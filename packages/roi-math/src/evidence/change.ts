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

/** Converts a change of ln(hours) and its bounds to percent of time saved; the lower log bound is the higher saving. */
export function changeOf(estimate: number, low: number, high: number): Change {
  return { effectPercent: percentSaved(estimate), intervalPercent: [percentSaved(high), percentSaved(low)] };
}

/** Probability in each tail of the interval: its maximum, and its value at the usual persistence. */
const MAX_TAIL = 0.034;
const USUAL_TAIL = 0.026;
const USUAL_PERSISTENCE = 0.3;
/** Rate at which the tail shrinks with the persistence of shocks. */
const TAIL_DECAY = 4;

/**
 * The change with its 95 % interval from a posterior. The prior favors shocks of usual persistence, so that intervals
 * would be too wide where shocks do not persist, and too narrow where they do. The tails therefore shrink as the
 * estimated persistence grows. The curve was fixed once, on simulations with a known effect (`npm run bench:truth`), so
 * that 95 % of intervals contain it with and without shocks; it is never tuned to a report.
 */
export function changeFrom(posterior: Posterior): Change {
  const tail = Math.min(MAX_TAIL, USUAL_TAIL * Math.exp(TAIL_DECAY * (USUAL_PERSISTENCE - posterior.persistence)));
  return changeOf(posterior.quantile(0.5), posterior.quantile(tail), posterior.quantile(1 - tail));
}
