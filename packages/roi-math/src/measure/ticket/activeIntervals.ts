import type { WorkingClock } from '../../time/workingClock.ts';
import type { TicketTimeline } from './ticketTimeline.ts';

/** Working time in progress, as moments of {@link WorkingClock.workedUntil}, in milliseconds. */
export interface ActiveInterval {
  readonly from: number;
  readonly to: number;
}

/**
 * The intervals of working time that a ticket spent in progress (category `indeterminate`), oldest first. An interval
 * counts only if both the transition that opens it and the one that closes it say that the ticket was in progress, so that
 * a gap in a damaged history is not counted as work. The last one may be open.
 * @param untilMs the completion, or the moment of the report for an open ticket, in epoch milliseconds
 */
export function activeIntervals(
  { createdAtMs, transitions, category }: TicketTimeline,
  untilMs: number,
  clock: WorkingClock,
): ActiveInterval[] {
  const intervals: ActiveInterval[] = [];
  let sinceMs = createdAtMs;
  let isActive = transitions.length > 0 || category === 'indeterminate';
  for (const { atMs, from, to } of transitions) {
    if (isActive && from === 'indeterminate') addInterval(intervals, sinceMs, Math.min(atMs, untilMs), clock);
    isActive = to === 'indeterminate';
    sinceMs = atMs;
  }
  if (isActive) addInterval(intervals, sinceMs, untilMs, clock);
  return intervals;
}

function addInterval(intervals: ActiveInterval[], fromMs: number, toMs: number, clock: WorkingClock): void {
  if (toMs > fromMs) intervals.push({ from: clock.workedUntil(fromMs), to: clock.workedUntil(toMs) });
}
