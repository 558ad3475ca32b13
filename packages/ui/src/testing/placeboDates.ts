import type { PlaceboDate, Report } from '@roi-insight/contracts';
import { MIN_POST_WEEKS } from '@roi-insight/roi-math';

interface PlaceboDatesOptions {
  readonly count: number;
  /** Indexes of the dates that show a change; none by default. */
  readonly fooledAt?: readonly number[];
  /** Indexes of the dates with an interval of ±500%; none by default. */
  readonly extremeAt?: readonly number[];
  /** Standard deviation of the estimates, in ln; typical by default. */
  readonly deviation?: number;
}

const WEEK_MS = 604_800_000;

/** Weekly dates up to the last date that a report tries, with the estimates of a typical team. */
export function placeboDates(
  { summary_metrics: summary }: Report,
  { count, fooledAt = [], extremeAt = [], deviation = 0.15 }: PlaceboDatesOptions,
): PlaceboDate[] {
  return Array.from({ length: count }, (_, index) => {
    const weeksBefore = MIN_POST_WEEKS + count - 1 - index;
    const time = Date.parse(summary.claude_adoption_date) - weeksBefore * WEEK_MS;
    const wave = 0.6 * Math.sin(index * 0.7) + 0.35 * Math.sin(index * 2.3);
    const spread = deviation * (1.15 - 0.25 * Math.sin(index * 0.35));
    const estimate = (fooledAt.includes(index) ? 2.5 : wave) * spread;
    return {
      date: new Date(time).toISOString().slice(0, 10),
      effectPercent: saved(estimate),
      intervalPercent: extremeAt.includes(index)
        ? [-500, 500]
        : [saved(estimate - 1.96 * spread), saved(estimate + 1.96 * spread)],
    };
  });
}

/** The report with these dates in its evidence. */
export function withPlaceboDates(report: Report, dates: PlaceboDate[]): Report {
  const { evidence } = report;
  if (evidence === undefined) throw new Error('The report has no evidence to put the dates into.');
  return { ...report, evidence: { ...evidence, placebo: { tried: dates.length, asLarge: 0, dates } } };
}

/** Converts a difference of ln hours to percent of time saved. */
const saved = (difference: number) => 100 * (1 - Math.exp(-difference));
