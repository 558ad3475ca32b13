import { MIN_LATER_WEEKS, WEEKS_PER_SIDE } from '../constants.ts';
import { type Difference, differenceOf, quarterOfDifference } from '../comparison/difference.ts';
import { NORMAL_95, plainChange } from '../comparison/plainChange.ts';
import { pooledSeries } from '../comparison/pooledSeries.ts';
import { type Change, changeFrom } from '../evidence/change.ts';
import type { Posterior } from '../stats/posterior.ts';
import { rateRatio } from '../stats/rates/rateRatio.ts';
import { countWindows } from './countWindows.ts';
import { type Compared, hasEnough } from './hasEnough.ts';
import { changeBySeason } from './changeBySeason.ts';
import { type Counts, ratioSeries } from './ratioSeries.ts';

/** The baseline is a year, so that it contains the season of the weeks after adoption. */
const BASELINE_WEEKS = 52;
/** If fewer counts than this are expected in either window without a change, the interval is the exact one. */
const MIN_EXPECTED = 20;
/** Standard deviation of the change that a trend makes between the middles of two adjacent windows, in ln: the prior of slopes is 2 % a week. */
const DRIFT = 0.02 * WEEKS_PER_SIDE;

/**
 * The rates of the two windows around adoption, and the change in ln with its 95 % interval. The rule was fixed before it was tried, except for the
 * season, which simulated worlds required:
 *
 * 1. Counts are a series like the hours of tickets: their change is that against the continued trend, with shocks of weeks ({@link changeBySeason}).
 * 2. If too few counts are expected, the two windows are compared by the exact conditional interval, widened by the overdispersion of the weeks and by a
 *    possible trend.
 * 3. With other teams, the change is the difference to theirs: ln of the ratio of the ratios. In 2, their own change replaces the trend. If they have too
 *    few weeks in the quarter, its change is unknown.
 * @param others counts of the teams of the comparison over the same weeks
 * @param quarter the quarter after adoption that is compared with the time before
 */
export function countChange(own: Counts, others: readonly Counts[] = [], quarter = 1): Compared {
  const { pre, post, dispersion } = countWindows(own, quarter);
  const of = { number: quarter, length: WEEKS_PER_SIDE };
  return {
    pre: pre.exposure > 0 ? pre.count / pre.exposure : null,
    post: post.exposure > 0 ? post.count / post.exposure : null,
    change: changeOf(),
  };

  function changeOf(): Change | null {
    const known = until(own, quarter);
    if (!hasEnough(known.weeks) || pre.exposure === 0 || post.exposure === 0) return null;
    const controls = others
      .map((other) => until(other, quarter))
      .filter(({ weeks }) => hasEnough(weeks))
      .map(ratioSeries);
    const share = Math.min(pre.exposure, post.exposure) / (pre.exposure + post.exposure);
    if ((pre.count + post.count) * share >= MIN_EXPECTED) {
      const series = ratioSeries(known);
      if (controls.length === 0) return changeFrom(changeBySeason(series, of));
      const effect = effectOf(differenceOf(series, controls));
      return effect && plainChange(effect);
    }
    const exact = rateRatio(pre, post, dispersion);
    if (exact === null) return null;
    if (controls.length === 0) return widened(exact, 0, DRIFT * quarter);
    const { weeks } = pooledSeries(controls, 0, -BASELINE_WEEKS, quarter * WEEKS_PER_SIDE);
    const common = weeks.map(({ week, mean, variance }) => ({ week, value: mean, variance }));
    const effect = effectOf(common);
    return effect && widened(exact, effect.mean, effect.deviation);
  }

  function effectOf(difference: Difference): Posterior | null {
    const known = difference.filter(({ week, value }) => week >= (quarter - 1) * WEEKS_PER_SIDE && value !== null);
    return known.length < MIN_LATER_WEEKS ? null : quarterOfDifference(difference, of).effect;
  }
}

/** The weeks on which the change in a quarter rests: those of the baseline, and of the quarters up to this one. */
function until({ weeks, per }: Counts, quarter: number): Counts {
  const isIn = ({ week }: { readonly week: number }) => week >= -BASELINE_WEEKS && week < quarter * WEEKS_PER_SIDE;
  return { weeks: weeks.filter(isIn), per: per?.filter(isIn) ?? null };
}

/** A change minus one that is common to all, whose error is independent. */
function widened({ estimate, low, high }: Change, common: number, deviation: number): Change {
  const further = NORMAL_95 * deviation;
  return {
    estimate: estimate - common,
    low: estimate - common - Math.hypot(estimate - low, further),
    high: estimate - common + Math.hypot(high - estimate, further),
  };
}
