import type { TimedTicket, TimedTransition } from '@roi-insight/roi-math';
import type { WorkingClock } from '../../../../packages/roi-math/src/time/workingClock.ts';

/** Hours by which two equal amounts of working time can differ, because they are sums. */
const ROUNDING = 1e-9;

/**
 * The tickets if work had become faster on a date: of the working hours that a ticket is in progress after it, `saving` is
 * gone, and whatever comes later comes that much earlier. Waiting and the part before the date stay as they are. Hours
 * of tickets that are under way at the date, which are the long ones, shrink less than by `saving`, as in reality.
 * @param fromMs the date, epoch milliseconds
 * @param untilMs tickets that were created later stay as they are
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
    // Progress counts as in `activeHours`: both transitions must say that the ticket was in progress.
    if (isActive && from === 'indeterminate') passTo(atMs);
    isActive = to === 'indeterminate';
    sinceMs = atMs;
    return saved === 0 ? transition : { ...transition, atMs: earlier(atMs, saved, fromMs, clock) };
  });
  const { resolvedAtMs } = ticket;
  // The resolution is the completion only of tickets without a transition into a done status.
  const isLast = resolvedAtMs !== null && sorted.length > 0 && sorted.every(({ to }) => to !== 'done');
  if (isLast && isActive) passTo(resolvedAtMs);
  if (saved === 0) return ticket;
  return {
    ...ticket,
    transitions,
    resolvedAtMs: isLast ? earlier(resolvedAtMs, saved, fromMs, clock) : resolvedAtMs,
  };
}

/** The first moment after the date at which `hours` fewer than until `atMs` have been worked. */
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
