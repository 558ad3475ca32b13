import type { LogSeries } from '../evidence/series/logWeeks.ts';
import { countSeries } from './countSeries.ts';
import type { CountWeek } from './countWeeks.ts';

/** Weekly counts, and what they are divided by. */
export interface Counts {
  readonly weeks: readonly CountWeek[];
  /** Counts of the same weeks; null if the rate is by week. */
  readonly per: readonly CountWeek[] | null;
}

/** Weekly counts as a series of their logarithm; those of a ratio as the difference of two series, whose variances add up. */
export function ratioSeries({ weeks, per }: Counts): LogSeries {
  const counts = countSeries(weeks);
  if (per === null) return counts;
  const others = new Map(countSeries(per).weeks.map((entry) => [entry.week, entry]));
  return {
    ...counts,
    weeks: counts.weeks.map(({ week, count, mean }) => {
      const other = others.get(week);
      return mean === null || other === undefined || other.mean === null
        ? { week, count: 0, mean: null }
        : { week, count: (count * other.count) / (count + other.count), mean: mean - other.mean };
    }),
  };
}
