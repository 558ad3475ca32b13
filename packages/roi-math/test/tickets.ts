import type { StatusCategory, Ticket, Transition } from '../src/index.ts';

export function move(at: string, from: StatusCategory, to: StatusCategory): Transition {
  return { at, from, to };
}

/** A finished ticket that was in progress from `start` to `end`; `over` replaces fields. */
export function doneTicket(key: string, start: string, end: string, over: Partial<Ticket> = {}): Ticket {
  return {
    key,
    createdAt: start,
    resolvedAt: end,
    category: 'done',
    transitions: [move(start, 'new', 'indeterminate'), move(end, 'indeterminate', 'done')],
    ...over,
  };
}

export function openTicket(key: string, createdAt: string, over: Partial<Ticket> = {}): Ticket {
  return { key, createdAt, resolvedAt: null, category: 'new', transitions: [], ...over };
}

let made = 0;

/**
 * A finished ticket with a unique key that took `hours` (at most 8) on the day `offset` days after Monday 2025-08-25, from 09:00 UTC on. `offset`
 * must be a weekday.
 */
export function ticketOn(offset: number, hours: number, over: Partial<Ticket> = {}): Ticket {
  const start = Date.UTC(2025, 7, 25, 9) + offset * 86_400_000;
  const end = start + hours * 3_600_000;
  made += 1;
  return doneTicket(`D-${made}`, new Date(start).toISOString(), new Date(end).toISOString(), over);
}
