import { type Claim, claimOf } from '../../report/claim.ts';
import { type Change, changeFrom, inPercent, percentSaved } from '../change.ts';
import type { LogSeries } from '../series/logWeeks.ts';
import { LAST_WEEKS, MAX_LOG_WIDTH } from './thresholds.ts';
import { changeAgainstBends, changeAgainstTrend } from '../trendAdjusted.ts';

/** A larger factor between the ends of the interval is not given exactly. */
const MAX_SHOWN_FACTOR = 10;

/** What the interval supports. */
export function verdictOf(change: Change): Claim {
  return claimOf(inPercent(change).interval_percent);
}

/**
 * The doubts about the estimate itself, as sentences. Each one is the same for a saving and for a loss of the same
 * certainty.
 * @param preTrend the trend of ln(hours) per week before adoption
 */
export function seriesDoubts(series: LogSeries, change: Change, preTrend: Change): string[] {
  const verdict = verdictOf(change);
  return [
    wideInterval(change),
    verdict === 'no-detectable-change' ? null : ifTrendBends(series, verdict),
    verdict === 'no-detectable-change' ? null : withoutLastWeeks(series, verdict),
    steepTrend(preTrend),
  ].filter((doubt) => doubt !== null);
}

export function wideInterval({ low, high }: Change): string | null {
  if (high - low <= MAX_LOG_WIDTH) return null;
  const factor = Math.exp(high - low);
  const times = factor > MAX_SHOWN_FACTOR ? `more than ${MAX_SHOWN_FACTOR}` : factor.toFixed(1);
  return `The interval is wide: its ends differ by a factor of ${times} in time, so the data fit very different effects.`;
}

function ifTrendBends(series: LogSeries, verdict: Claim): string | null {
  return verdictOf(changeFrom(changeAgainstBends(series, 0))) === verdict
    ? null
    : 'The change is certain only if the earlier trend would have gone on in a straight line. If it may bend, the data no longer show a change.';
}

function withoutLastWeeks(series: LogSeries, verdict: Claim): string | null {
  const weeks = series.weeks.map((entry) =>
    entry.week < 0 && entry.week >= -LAST_WEEKS ? { ...entry, count: 0, mean: null } : entry,
  );
  return verdictOf(changeFrom(changeAgainstTrend({ ...series, weeks }, 0))) === verdict
    ? null
    : 'Without the six weeks before adoption, which may have been unusual, the data no longer show a change.';
}

function steepTrend({ estimate, low, high }: Change): string | null {
  if (low <= 0 && high >= 0) return null;
  const perWeek = `${Math.abs(percentSaved(estimate)).toFixed(1)}% a week`;
  return `Times were already ${estimate < 0 ? 'falling' : 'rising'} by ${perWeek} before adoption; the estimate takes this off, but it has to assume that the trend would have gone on.`;
}
