import { WEEKS_PER_SIDE } from '../../constants.ts';
import { eventColumn } from '../eventTime.ts';

/** Number of {@link effectChanges}. */
export const CHANGES = 3;

/**
 * The columns by which the effect in a week since adoption may differ from the mean of the first quarter: a line within this quarter, a step for the
 * second quarter, and a step for all later weeks.
 */
export function effectChanges(week: number): number[] {
  const quarter = Math.floor(week / WEEKS_PER_SIDE);
  return [quarter === 0 ? eventColumn(week) : 0, quarter === 1 ? 1 : 0, quarter > 1 ? 1 : 0];
}
