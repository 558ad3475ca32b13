import type { WorkingClock } from '../../time/workingClock.ts';
import type { TicketTimeline } from './ticketTimeline.ts';

/**
 * Working hours that a ticket spent in progress (category `indeterminate`) until its completion. Several intervals are added up; time in other
 * statuses does not count. An interval counts only if both the transition that opens it and the one that closes it say that the ticket was in
 * progress. So a gap in a damaged history is not counted as work.
 * @param completedAtMs epoch milliseconds
 */
export function activeHours(
  { createdAtMs, transitions }: TicketTimeline,
  completedAtMs: number,
  clock: WorkingClock,
): number {
  let hours = 0;
  let sinceMs = createdAtMs;
  let isActive = true;
  for (const { atMs, from, to } of transitions) {
    if (isActive && from === 'indeterminate') hours += clock.hoursBetween(sinceMs, Math.min(atMs, completedAtMs));
    isActive = to === 'indeterminate';
    sinceMs = atMs;
  }
  // If the history ends in progress although the ticket is done, the ticket was in progress until its completion.
  return transitions.length > 0 && isActive ? hours + clock.hoursBetween(sinceMs, completedAtMs) : hours;
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
