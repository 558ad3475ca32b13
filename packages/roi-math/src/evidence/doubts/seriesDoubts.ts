import type { Doubt } from '@roi-insight/contracts';
import { verdictFromInterval } from '../../report/verdictFromInterval.ts';
import { type Change, changeFrom, percentSaved, percentInterval } from '../change.ts';
import type { LogSeries } from '../series/logWeeks.ts';
import { present } from './present.ts';
import { CLOSE_CALL, MAX_LOG_WIDTH } from './thresholds.ts';
import { changeAgainstBends, changeAgainstTrend } from '../trendAdjusted.ts';
import { withoutLastWeeks } from './withoutLastWeeks.ts';

/**
 * The doubts about the estimate itself. Each one is the same for a saving and for a loss of the same certainty.
 * @param preTrend the trend of ln(hours) per week before adoption
 */
export function seriesDoubts(series: LogSeries, change: Change, preTrend: Change): Doubt[] {
  const verdict = verdictFromInterval(percentInterval(change));
  const isClaim = verdict !== 'no-detectable-change';
  return present([
    wideInterval(change),
    closeCall(change),
    isClaim && verdictIfTrendBends(series) !== verdict ? { kind: 'bent-trend' } : null,
    isClaim && verdictWithoutLastWeeks(series) !== verdict ? { kind: 'last-weeks' } : null,
    trendDoubt('steep-trend', preTrend),
  ]);
}

/**
 * A doubt if the ends of the interval are far apart. `factor`: time at one end divided by time at the other.
 * @param maxWidth in ln(hours)
 */
export function wideInterval({ low, high }: Change, maxWidth = MAX_LOG_WIDTH): Doubt | null {
  return high - low > maxWidth ? { kind: 'wide-interval', factor: Math.exp(high - low) } : null;
}

/**
 * A doubt about a claim whose interval would include no change if it were {@link CLOSE_CALL} times as wide: most false claims are that close, and few
 * true ones.
 */
export function closeCall({ estimate, low, high }: Change): Doubt | null {
  if (low <= 0 && high >= 0) return null;
  const nearEnd = estimate < 0 ? high : low;
  return Math.abs(estimate) < CLOSE_CALL * Math.abs(estimate - nearEnd) ? { kind: 'close-call' } : null;
}

/** A doubt if times were already changing before adoption. The trend is in percent a week, and negative if times fell. */
export function trendDoubt(kind: 'steep-trend' | 'own-trend', { estimate, low, high }: Change): Doubt | null {
  return low > 0 || high < 0 ? { kind, percentPerWeek: -percentSaved(estimate) } : null;
}

const verdictIfTrendBends = (series: LogSeries) =>
  verdictFromInterval(percentInterval(changeFrom(changeAgainstBends(series, 0), series.tailShare)));

const verdictWithoutLastWeeks = (series: LogSeries) =>
  verdictFromInterval(
    percentInterval(changeFrom(changeAgainstTrend(withoutLastWeeks(series, 0), 0), series.tailShare)),
  );
