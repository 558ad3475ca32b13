import type { CalendarDate } from '@roi-insight/contracts';
import { dayNumber } from '../../time/dayNumber.ts';
import type { TrendPoint } from './weeklyTrend.ts';

/**
 * Index of the point whose week contains the adoption date, where the trend charts draw their marker; null if no point
 * does. If a week has a point in both periods, the point after adoption counts.
 */
export function adoptionWeek(
  points: readonly Pick<TrendPoint, 'weekStart'>[],
  adoptionDate: CalendarDate,
): number | null {
  const adoption = dayNumber(adoptionDate);
  const index = points.findLastIndex(({ weekStart }) => {
    const start = dayNumber(weekStart);
    return adoption !== null && start !== null && start <= adoption && adoption < start + 7;
  });
  return index === -1 ? null : index;
}
