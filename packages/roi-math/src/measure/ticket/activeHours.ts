import { HOUR_MS } from '../../constants.ts';
import type { WorkingClock } from '../../time/workingClock.ts';
import type { ActiveInterval } from './activeIntervals.ts';
import type { TicketTimeline } from './ticketTimeline.ts';

/** Working hours in progress. Several intervals are added up; time in other statuses does not count. */
export function activeHours(intervals: readonly ActiveInterval[]): number {
  let hours = 0;
  for (const { from, to } of intervals) hours += (to - from) / HOUR_MS;
  return hours;
}

/**
 * Working hours from creation, or from the first transition if that is earlier, to completion; null when the creation
 * date is unknown.
 * @param completedAtMs epoch milliseconds
 */
export function elapsedHours(
  { createdAtMs, transitions }: TicketTimeline,
  completedAtMs: number,
  clock: WorkingClock,
): number | null {
  const startMs = Math.min(createdAtMs, transitions[0]?.atMs ?? createdAtMs);
  return Number.isNaN(startMs) ? null : clock.hoursBetween(startMs, completedAtMs);
}
