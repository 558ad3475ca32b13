import type { Economics, Interval, Report } from '@roi-insight/contracts';
import { MAX_RANGE_WIDTH, QUARTERS_PER_YEAR } from '../constants.ts';
import { parallelFactor, teamHoursOf, workingTimeOf } from '../money/capacity.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { savedAmount } from './savedAmount.ts';
import { totalDays } from './totalDays.ts';

/** An interval whose high end is null if it is unknown. */
export type OpenInterval = readonly [low: number, high: number | null];

/** A 95 % interval for each card, in the card's unit; null if the data contradict the team's hours. */
export interface CardIntervals {
  /** Percent. */
  readonly timeSavings: Readonly<Interval>;
  /** Working hours in the post period. */
  readonly hoursSaved: OpenInterval | null;
  /** Dollars in the post period. */
  readonly costSavings: OpenInterval | null;
  /** Dollars per year; null also with grade D, which supports no figure about a year. */
  readonly annualProjection: OpenInterval | null;
}

/**
 * The 95 % interval of the evidence, converted to the units of the cards by {@link savedAmount}: percent, working
 * hours, dollars, and dollars per year. No end is above the hours of the team (those of `bridge`), or what they cost; there
 * is no high end if they are unknown, or if the interval is wider than MAX_RANGE_WIDTH. Where even the low end reaches the
 * hours of the team, the two contradict each other: hours and dollars have no interval. Null without an interval, without
 * a measured ticket after adoption, or if the interval reaches 100 %.
 * @example an interval of 0 to 20 %, 100 tasks of 8 h, $50 per hour → 0–200 h, $0–10,000, $0–40,000 per year
 */
export function cardIntervals(report: Report, { seats }: Pick<Economics, 'seats'>): CardIntervals | null {
  const { evidence, summary_metrics: summary } = report;
  const { post_claude: post, assumptions } = summary;
  if (evidence?.kind !== 'estimated') return null;
  const [low, high] = evidence.intervalPercent;
  if (high >= 100 || post.avg_hours_per_task === null) return null;
  const hours = post.avg_hours_per_task * post.total_tasks;
  const limit = hoursLimit(report, seats, evidence.measuredHours?.post.hours ?? 0);
  const isOpen = limit === null || high - low > MAX_RANGE_WIDTH;
  const end = (percent: number, scale: number) => Math.min(savedAmount(hours, percent), limit ?? Infinity) * scale + 0;
  // If both ends were limited, the interval would have no width, which nothing supports.
  const isRefuted = limit !== null && savedAmount(hours, low) >= limit;
  const scaled = (scale: number): OpenInterval | null =>
    isRefuted ? null : [end(low, scale), isOpen ? null : end(high, scale)];
  return {
    timeSavings: [low, high],
    hoursSaved: scaled(1),
    costSavings: scaled(assumptions.hourly_rate),
    annualProjection: evidence.grade === 'D' ? null : scaled(assumptions.hourly_rate * QUARTERS_PER_YEAR),
  };
}

/** Maximum number of hours that the team can have saved; null if its size or the period is unknown. */
function hoursLimit(report: Report, seats: number, measuredHours: number): number | null {
  const days = totalDays(report, 'post');
  if (days === null || seats < 1) return null;
  const from = dayNumber(report.summary_metrics.claude_adoption_date);
  const teamHours = teamHoursOf(seats, from, days, workingTimeOf(report));
  return teamHours * parallelFactor(measuredHours, teamHours);
}
