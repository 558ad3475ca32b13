import type { Posterior } from '../stats/posterior.ts';

/** A change of ln(hours) with its 95 % interval; below 0 if tickets take less time. */
export interface Change {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** ln(hours after) − ln(hours before), as percent of time saved: −0.357 is 30 % saved. */
export function percentSaved(logChange: number): number {
  return (1 - Math.exp(logChange)) * 100;
}

/** The interval as percent of time saved: the lower log bound is the higher saving. */
export const percentInterval = ({ low, high }: Change): [low: number, high: number] => [
  percentSaved(high),
  percentSaved(low),
];

export function inPercent(change: Change): {
  readonly effectPercent: number;
  readonly intervalPercent: [low: number, high: number];
} {
  return { effectPercent: percentSaved(change.estimate), intervalPercent: percentInterval(change) };
}

/** Maximum and minimum probability in each tail of the interval. */
const MAX_TAIL = 0.038;
const MIN_TAIL = 0.004;
/** Probability in each tail at the typical persistence. */
const USUAL_TAIL = 0.025;
const USUAL_PERSISTENCE = 0.45;
/** Rate at which the tail shrinks with the persistence of shocks. */
const TAIL_DECAY = 6;

/**
 * The probability in each tail of a 95 % interval. The prior favors shocks of typical persistence, so intervals would
 * be too wide if shocks do not persist, and too narrow if they do. The tails therefore shrink as the estimated
 * persistence grows. The curve was fixed once, on simulations with a known effect (`npm run bench -- truth`), so that 95 %
 * of the intervals contain it, with and without shocks; it is never tuned to a report.
 */
export function tailOf({ persistence }: Pick<Posterior, 'persistence'>): number {
  const tail = USUAL_TAIL * Math.exp(TAIL_DECAY * (USUAL_PERSISTENCE - persistence));
  return Math.min(Math.max(tail, MIN_TAIL), MAX_TAIL);
}

/**
 * The change with its 95 % interval from a posterior.
 * @param share the tails, relative to the usual tails; below 1, the interval is wider
 */
export function changeFrom(posterior: Posterior, share = 1): Change {
  return changeWithin(posterior, tailOf(posterior) * share);
}

/** The change with the interval that leaves this probability in each tail. */
export function changeWithin(posterior: Posterior, tail: number): Change {
  return { estimate: posterior.quantile(0.5), low: posterior.quantile(tail), high: posterior.quantile(1 - tail) };
}
