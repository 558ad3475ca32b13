import type { Claim, Course, Evidence, Quarter } from '@roi-insight/contracts';
import { MIN_LATER_WEEKS } from '../../constants.ts';
import { verdictFromInterval } from '../../report/verdictFromInterval.ts';
import type { Posterior } from '../../stats/posterior.ts';
import { type Change, changeWithin, inPercent, percentInterval, percentSaved, tailOf } from '../change.ts';
import { detectableSaving } from '../detectable.ts';
import { headline } from '../headline.ts';
import { joint } from '../series/joint.ts';

/** Number of quarters whose intervals are valid together: a year. */
const QUARTERS_TOGETHER = 4;

/**
 * Tails of the interval of a difference from the first quarter, relative to the tails of a single interval. A year of monthly reports has three such
 * differences besides the verdicts; together they say "faster" without a change in at most 4 % of years.
 */
const DIFFERENCE_SHARE = 1 / 16;

/** The weeks of a quarter, and how much was measured in them. */
export type QuarterContents = Pick<
  Quarter,
  'firstWeek' | 'lastWeek' | 'complete' | 'tickets' | 'weeks' | 'measuredHours'
>;

const MIN_QUARTER_TICKETS = 15;

/** Whether a quarter has enough tickets for an estimate. A comparison also needs tickets of the other teams. */
export function hasEnoughTickets({ weeks, tickets }: Pick<Quarter, 'weeks' | 'tickets'>): boolean {
  return weeks >= MIN_LATER_WEEKS && tickets >= MIN_QUARTER_TICKETS;
}

/** The estimates for a quarter in ln(hours). */
export interface QuarterEstimate {
  readonly effect: Posterior;
  /** The quarter's effect minus the effect of the first quarter. */
  readonly sinceFirst: Posterior;
  /** Factor on the usual tails of the intervals of these estimates; default 1. */
  readonly tailShare?: number;
}

interface Found {
  readonly quarter: Quarter;
  readonly change: Change;
  readonly sinceFirst: Change;
}

/** The result of the first quarter. */
interface First {
  readonly verdict: Claim;
  readonly headlinePercent: number;
}

/**
 * The quarters after adoption with their effects, and the course of the effect. With 95 % probability, a year's four intervals are all correct
 * (Bonferroni: each tail is a quarter of that of a single interval).
 * @param contents of the quarters, the first one included
 * @param estimatesOf the estimates of a quarter that has enough tickets, which count together ({@link joint}); none if its tickets are too few for the method
 */
export function quartersOf(
  contents: readonly QuarterContents[],
  first: First,
  estimatesOf: (number: number) => readonly QuarterEstimate[],
  tail: (posterior: Posterior) => number = tailOf,
): Pick<Evidence, 'quarters' | 'lasting'> {
  if (contents.length < 2) return { quarters: null, lasting: null };
  const all = contents.map((quarter, index): Quarter | Found => {
    const estimates = hasEnoughTickets(quarter) ? estimatesOf(index + 1) : [];
    if (estimates.length === 0) return { ...quarter, ...NO_EFFECT };
    const effectTail = ({ effect, tailShare = 1 }: QuarterEstimate) => (tail(effect) * tailShare) / QUARTERS_TOGETHER;
    const { change, closest } = joint(estimates, (one) => changeWithin(one.effect, effectTail(one)));
    const { effect } = closest;
    return {
      quarter: {
        ...quarter,
        ...inPercent(change),
        headlinePercent: index === 0 ? first.headlinePercent : closerToZero(headline(effect, change), change),
        detectablePercent: detectableSaving(effect.deviation, effectTail(closest)),
      },
      change,
      sinceFirst: joint(estimates, ({ sinceFirst, tailShare = 1 }) =>
        changeWithin(sinceFirst, tail(sinceFirst) * tailShare * DIFFERENCE_SHARE),
      ).change,
    };
  });
  const last = all.slice(1).findLast((one) => 'quarter' in one && one.quarter.complete);
  const hasLater = contents.slice(1).some(({ complete }) => complete);
  return {
    quarters: all.map((one) => ('quarter' in one ? one.quarter : one)),
    lasting: last !== undefined && 'quarter' in last ? courseOf(first, last) : hasLater ? 'unclear' : null,
  };
}

/**
 * The headline or the estimate, whichever is closer to zero. Near zero, the headline (a mean) can be farther out than
 * the estimate (a median).
 */
function closerToZero(percent: number, { estimate }: Change): number {
  const estimated = percentSaved(estimate);
  return Math.abs(percent) <= Math.abs(estimated) ? percent : estimated;
}

const NO_EFFECT = { effectPercent: null, intervalPercent: null, headlinePercent: null, detectablePercent: null };

/**
 * The course of the effect up to the latest finished quarter with enough tickets. Fixed in advance:
 * - gone: the team was faster, and the quarter's interval is below half of the saving that was quoted for the first quarter;
 * - fading: the team was faster, and the interval of the difference from the first quarter is on the side of a loss;
 * - growing: that interval is on the side of a gain;
 * - lasting: the team was faster, and the quarter's interval is on the side of a gain;
 * - unclear: all else.
 */
function courseOf({ verdict, headlinePercent }: First, { change, sinceFirst }: Found): Course {
  const difference = verdictFromInterval(percentInterval(sinceFirst));
  if (verdict === 'faster') {
    if (percentSaved(change.low) < headlinePercent / 2) return 'gone';
    if (difference === 'slower') return 'fading';
  }
  if (difference === 'faster') return 'growing';
  return verdict === 'faster' && verdictFromInterval(percentInterval(change)) === 'faster' ? 'lasting' : 'unclear';
}
