import type { Interval, Report } from '@roi-insight/contracts';
import { QUARTERS_PER_YEAR } from '../constants.ts';
import { savedAmount } from './savedAmount.ts';

/** A 95 % interval for each of the four cards, in the card's unit. */
export type CardIntervals = Readonly<
  Record<'timeSavings' | 'hoursSaved' | 'costSavings' | 'annualProjection', Readonly<Interval>>
>;

/**
 * The 95 % interval of the evidence, converted to the units of the four cards by {@link savedAmount}: percent, working
 * hours, dollars, and dollars per year. Null without an interval, without a measured ticket after adoption, or if the
 * interval reaches 100 %.
 * @example an interval of 0 to 20 %, 100 tasks of 8 h, $50 per hour → 0–200 h, $0–10,000, $0–40,000 per year
 */
export function cardIntervals({ evidence, summary_metrics: summary }: Report): CardIntervals | null {
  const { post_claude: post, assumptions } = summary;
  if (evidence === undefined || evidence.verdict === 'too-little-data' || evidence.interval_percent === null)
    return null;
  const [low, high] = evidence.interval_percent;
  if (high >= 100 || post.avg_hours_per_task === null) return null;
  const hours = post.avg_hours_per_task * post.total_tasks;
  const scaled = (scale: number): Interval => [savedAmount(hours, low) * scale, savedAmount(hours, high) * scale];
  return {
    timeSavings: [low, high],
    hoursSaved: scaled(1),
    costSavings: scaled(assumptions.hourly_rate),
    annualProjection: scaled(assumptions.hourly_rate * QUARTERS_PER_YEAR),
  };
}
