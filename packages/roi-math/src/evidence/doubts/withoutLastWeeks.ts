import type { LogSeries } from '../series/logWeeks.ts';
import { LAST_WEEKS } from './thresholds.ts';

/**
 * The series without the tickets of the last weeks before adoption. A claim must not depend on these weeks.
 * @param adoption the week in which the team adopted
 */
export function withoutLastWeeks(series: LogSeries, adoption: number): LogSeries {
  const weeks = series.weeks.map((entry) =>
    entry.week < adoption && entry.week >= adoption - LAST_WEEKS ? { week: entry.week, count: 0, mean: null } : entry,
  );
  return { ...series, weeks };
}
