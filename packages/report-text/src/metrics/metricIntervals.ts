import type { Economics, Report } from '@roi-insight/contracts';
import { type CardIntervals, cardIntervals, type OpenInterval } from '@roi-insight/roi-math';
import { formatCount, formatMoney, formatPercent } from '../format/index.ts';

/** {@link cardIntervals} as text; null for a card that has no interval. */
export type MetricIntervals = Readonly<Record<keyof CardIntervals, string | null>>;

/** The 95 % interval of each of the four cards as text, in the cards' order; null if there is none. */
export function metricIntervals(report: Report, economics: Economics): MetricIntervals | null {
  const intervals = cardIntervals(report, economics);
  return (
    intervals && {
      timeSavings: rangeText(intervals.timeSavings, formatPercent),
      hoursSaved: intervals.hoursSaved && rangeText(intervals.hoursSaved, formatCount),
      costSavings: intervals.costSavings && rangeText(intervals.costSavings, formatMoney),
      annualProjection: intervals.annualProjection && rangeText(intervals.annualProjection, formatMoney),
    }
  );
}

const rangeText = ([low, high]: OpenInterval, format: (value: number) => string) =>
  high === null ? `${format(low)} or more` : `${format(low)} to ${format(high)}`;
