import type { CalendarDate } from '@roi-insight/contracts';
import { dayNumber } from '../time/dayNumber.ts';
import type { TrendPoint } from './weeklyTrend.ts';

/**
 * Index of the point whose week contains the adoption date: where the marker of the trend charts stands. Null when no
 * point does. When a week has a point on either side, the one after adoption is meant.
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
