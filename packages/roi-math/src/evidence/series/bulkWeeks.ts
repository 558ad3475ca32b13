import { sampleQuantile } from '../../stats/sampleQuantile.ts';
import { BULK_FACTOR, MAX_BULK_WEEKS } from '../doubts/thresholds.ts';

/** The weeks with their counts that were clean-ups or imports, oldest first: the largest two of those with more than four times the median count. */
export function bulkWeeks(
  weeks: readonly { readonly week: number; readonly count: number }[],
): ReadonlyMap<number, number> {
  const filled = weeks.filter(({ count }) => count > 0);
  const usual =
    sampleQuantile(
      filled.map(({ count }) => count),
      0.5,
    ) ?? NaN;
  const bulk = filled
    .filter(({ count }) => count > BULK_FACTOR * usual)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_BULK_WEEKS)
    .toSorted((a, b) => a.week - b.week);
  return new Map(bulk.map(({ week, count }) => [week, count]));
}
