import type { CalendarDate } from '@roi-insight/contracts';
import { weekNumber } from './reportedWeeks.ts';

/** Weeks by which an observed start may differ from the date that was entered. */
const TOLERATED = 2;

/** Weeks from the date that was entered to the start that was observed, if they differ by more than two; null otherwise. */
export function startOffset(observed: CalendarDate | null, entered: CalendarDate): number | null {
  if (observed === null) return null;
  const weeks = weekNumber(observed) - weekNumber(entered);
  return Math.abs(weeks) > TOLERATED ? weeks : null;
}
