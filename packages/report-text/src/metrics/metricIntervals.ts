import type { Interval, Report } from '@roi-insight/contracts';
import { type CardIntervals, cardIntervals } from '@roi-insight/roi-math';
import { formatCountHeadline, formatMoneyHeadline, formatPercent } from '../format/index.ts';

/** {@link cardIntervals} as text. */
export type MetricIntervals = Readonly<Record<keyof CardIntervals, string>>;

/** The 95 % interval of each of the four cards as text, in the cards' order; null if there is none. */
export function metricIntervals(report: Report): MetricIntervals | null {
  const intervals = cardIntervals(report);
  return (
    intervals && {
      timeSavings: rangeText(intervals.timeSavings, formatPercent),
      hoursSaved: rangeText(intervals.hoursSaved, formatCountHeadline),
      costSavings: rangeText(intervals.costSavings, formatMoneyHeadline),
      annualProjection: rangeText(intervals.annualProjection, formatMoneyHeadline),
    }
  );
}

const rangeText = ([low, high]: Readonly<Interval>, format: (value: number) => string) =>
  `${format(low)} to ${format(high)}`;
