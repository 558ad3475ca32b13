import type { CalendarDate, ObservedStart } from '@roi-insight/contracts';
import { weekNumber } from '../reportedWeeks.ts';

/** Weeks by which an observed start may differ from the date that was entered. */
const TOLERATED = 2;

/**
 * Weeks from the date that was entered to the start that was observed, if they differ by more than two; null otherwise. If the start is a range, a date
 * within it does not differ, and the weeks are those to the nearer end.
 */
export function startOffset({ observedStart, observedUntil }: ObservedStart, entered: CalendarDate): number | null {
  if (observedStart === null) return null;
  const day = weekNumber(entered);
  const nearest = Math.min(Math.max(day, weekNumber(observedStart)), weekNumber(observedUntil ?? observedStart));
  const weeks = nearest - day;
  return Math.abs(weeks) > TOLERATED ? weeks : null;
}
