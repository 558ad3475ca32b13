import type { TimedTicket } from '@roi-insight/roi-math';

/** Times of the first ticket and the last event, in epoch milliseconds. */
export function historySpan(tickets: readonly TimedTicket[]): [first: number, last: number] {
  let [first, last] = [Infinity, -Infinity];
  for (const { createdAtMs, resolvedAtMs, transitions } of tickets) {
    first = Math.min(first, Number.isNaN(createdAtMs) ? Infinity : createdAtMs);
    last = Math.max(last, resolvedAtMs ?? -Infinity);
    for (const { atMs } of transitions) last = Math.max(last, atMs);
  }
  return [first, last];
}
