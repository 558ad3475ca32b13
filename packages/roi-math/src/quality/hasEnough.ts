import { MIN_FILLED_WEEKS_YOUNG, MIN_POST_WEEKS } from '../constants.ts';
import type { Change } from '../evidence/change.ts';
import type { CountWeek } from './countWeeks.ts';

/** A measure before and after adoption. */
export interface Compared {
  readonly pre: number | null;
  readonly post: number | null;
  /** Null if there are too few weeks, or no counts. */
  readonly change: Change | null;
}

/** Whether enough weeks are known on both sides of adoption for a change. */
export function hasEnough(weeks: readonly CountWeek[]): boolean {
  const filled = weeks.filter(({ count }) => count !== null);
  const after = filled.filter(({ week }) => week >= 0).length;
  return after >= MIN_POST_WEEKS && filled.length - after >= MIN_FILLED_WEEKS_YOUNG;
}
