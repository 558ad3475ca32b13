import type { Economics, Report } from '@roi-insight/contracts';
import { type CardIntervals, cardIntervals, type OpenInterval } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** {@link cardIntervals} as text; null for a card that has no interval. */
export type MetricIntervals = Readonly<Record<keyof CardIntervals, string | null>>;

/** The 95% interval of each card as text, in the cards' order; null if there is none. */
export function metricIntervals(formats: Formats, report: Report, economics: Economics): MetricIntervals | null {
  const intervals = cardIntervals(report, economics);
  return (
    intervals && {
      timeSavings: rangeText(intervals.timeSavings, formats.percent),
      hoursSaved: intervals.hoursSaved && rangeText(intervals.hoursSaved, formats.count),
      costSavings: intervals.costSavings && rangeText(intervals.costSavings, formats.money),
      annualProjection: intervals.annualProjection && rangeText(intervals.annualProjection, formats.money),
    }
  );
}

const rangeText = ([low, high]: OpenInterval, format: (value: number) => string) =>
  high === null ? `${format(low)} or more` : `${format(low)} to ${format(high)}`;
