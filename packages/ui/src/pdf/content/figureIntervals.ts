import type { Report } from '@roi-insight/contracts';
import { formatCountHeadline, formatMoneyHeadline, formatPercent } from '../../format/index.ts';

/** What the evidence leaves open for each of the four figures, as text; null: nothing can be said. */
export interface FigureIntervals {
  readonly timeSavings: string;
  readonly hoursSaved: string;
  readonly costSavings: string;
  readonly annualProjection: string;
}

const QUARTERS_A_YEAR = 4;

/**
 * The 95 % interval of the evidence carried over to the four figures. A saving of e percent means that the tickets
 * after adoption, which took H hours, would have taken H / (1 − e) without the assistant: H × e / (1 − e) hours saved.
 */
export function figureIntervals({ evidence, summary_metrics: summary }: Report): FigureIntervals | null {
  const { post_claude: post, assumptions } = summary;
  if (evidence === undefined || evidence.verdict === 'too-little-data' || evidence.interval_percent === null)
    return null;
  const [low, high] = evidence.interval_percent;
  if (high >= 100 || post.avg_hours_per_task === null) return null;
  const hours = post.avg_hours_per_task * post.total_tasks;
  const range = (format: (value: number) => string, scale: number) =>
    `${format(((hours * low) / (100 - low)) * scale)} to ${format(((hours * high) / (100 - high)) * scale)}`;
  return {
    timeSavings: `${formatPercent(low)} to ${formatPercent(high)}`,
    hoursSaved: range(formatCountHeadline, 1),
    costSavings: range(formatMoneyHeadline, assumptions.hourly_rate),
    annualProjection: range(formatMoneyHeadline, assumptions.hourly_rate * QUARTERS_A_YEAR),
  };
}
