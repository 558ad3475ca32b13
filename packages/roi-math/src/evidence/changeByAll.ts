import type { Posterior } from '../stats/posterior.ts';
import { type Change, changeFrom } from './change.ts';
import { joint } from './series/joint.ts';
import type { LogSeries } from './series/logWeeks.ts';
import { changeAgainstTrend } from './trendAdjusted.ts';

/** The change at adoption by one series. */
interface SeriesChange {
  readonly series: LogSeries;
  readonly posterior: Posterior;
  readonly change: Change;
}

/** What several series say together ({@link joint}); the posterior is that of the series whose estimate is closest to 0. */
export interface ChangeByAll extends SeriesChange {
  readonly each: readonly SeriesChange[];
}

/** The change at adoption relative to the continued trend, by all series together. @param share the tails, relative to those of each series */
export function changeByAll(all: readonly LogSeries[], share: number): ChangeByAll {
  const each = all.map((series) => {
    const posterior = changeAgainstTrend(series, 0);
    return { series, posterior, change: changeFrom(posterior, share * (series.tailShare ?? 1)) };
  });
  const { change, closest } = joint(each, (one) => one.change);
  const { series, posterior } = closest;
  return { series, posterior: change.estimate === 0 ? { ...posterior, mean: 0 } : posterior, change, each };
}
