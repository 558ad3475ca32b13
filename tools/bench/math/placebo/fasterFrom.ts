import type { TimedTicket, TimedTransition } from '@roi-insight/roi-math';
import type { WorkingClock } from '../../../../packages/roi-math/src/time/workingClock.ts';

/** Maximum difference in hours between two equal amounts of working time, which are sums and therefore rounded. */
const ROUNDING = 1e-9;

/**
 * Changes tickets as if work had become faster on a date: removes the share `saving` of the working hours in progress
 * after the date, and moves all later events forward. Waiting and the time before the date stay the same. Tickets in
 * progress at the date, which are usually long, shrink by less than `saving`, as in reality.
 * @param fromMs the date, epoch milliseconds
 * @param untilMs tickets that were created later stay the same
 * @param saving 0–1
 */
export function fasterFrom(
  tickets: readonly TimedTicket[],
  fromMs: number,
  untilMs: number,
  saving: number,
  clock: WorkingClock,
): TimedTicket[] {
  return tickets.map((ticket) => (ticket.createdAtMs > untilMs ? ticket : fasterTicket(ticket, fromMs, saving, clock)));
}

function fasterTicket(ticket: TimedTicket, fromMs: number, saving: number, clock: WorkingClock): TimedTicket {
  const sorted = ticket.transitions.toSorted((a, b) => a.atMs - b.atMs);
  let saved = 0;
  let sinceMs = ticket.createdAtMs;
  let isActive = true;
  const passTo = (atMs: number) => {
    saved += saving * clock.hoursBetween(Math.max(sinceMs, fromMs), atMs);
  };
  const transitions = sorted.map((transition): TimedTransition => {
    const { atMs, from, to } = transition;
    // Uses the same rule as `activeHours`: both transitions must say that the ticket was in progress.
    if (isActive && from === 'indeterminate') passTo(atMs);
    isActive = to === 'indeterminate';
    sinceMs = atMs;
    return saved === 0 ? transition : { ...transition, atMs: earlier(atMs, saved, fromMs, clock) };
  });
  const { resolvedAtMs } = ticket;
  // The resolution only counts as completion for tickets without a transition into a done status.
  const isLast = resolvedAtMs !== null && sorted.length > 0 && sorted.every(({ to }) => to !== 'done');
  if (isLast && isActive) passTo(resolvedAtMs);
  if (saved === 0) return ticket;
  // A ticket computes its fields on request, so spreading it would copy none of them.
  const { key, category, isBug, type, resolution, loggedHours, size, createdAtMs } = ticket;
  return {
    key,
    category,
    isBug,
    type,
    resolution,
    loggedHours,
    size,
    createdAtMs,
    transitions,
    resolvedAtMs: isLast ? earlier(resolvedAtMs, saved, fromMs, clock) : resolvedAtMs,
  };
}

/** The first moment when the hours worked since the date are at most `hours` fewer than at `atMs`. */
function earlier(atMs: number, hours: number, fromMs: number, clock: WorkingClock): number {
  const wanted = clock.hoursBetween(fromMs, atMs) - hours - ROUNDING;
  let [low, high] = [fromMs, atMs];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (clock.hoursBetween(fromMs, middle) >= wanted) high = middle;
    else low = middle;
  }
  return high;
}
