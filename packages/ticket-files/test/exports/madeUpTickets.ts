/**
 * A ticket whose data each export writes in its own format. Dates are epoch milliseconds; null if the event did not
 * happen.
 */
export interface MadeUpTicket {
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly type: 'story' | 'bug' | 'part';
  readonly createdMs: number;
  readonly startedMs: number | null;
  readonly doneMs: number | null;
  readonly canceledMs: number | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST_DAY = Date.UTC(2024, 10, 25, 9);
const FASTER_FROM = Date.UTC(2025, 7, 25);
const WEEKS = 58;

/** Tickets in the order of their creation. Every tenth ticket is a part of another ticket, every twentieth is canceled, and the last ones are open. */
export function madeUpTickets(count: number): MadeUpTicket[] {
  return Array.from({ length: count }, (_, index) => {
    const createdMs = FIRST_DAY + Math.floor((index / count) * WEEKS) * 7 * DAY + (index % 4) * DAY;
    const startedMs = createdMs + DAY + (index % 3) * HOUR;
    const hours = (startedMs < FASTER_FROM ? 5 : 3.5) + (index % 7) * 0.25;
    const isCanceled = index % 20 === 7;
    const isOpen = index >= count - 3;
    const ended = isOpen ? null : startedMs + Math.round(hours * 60) * 60_000;
    return {
      number: index + 1,
      title: `Ticket ${index + 1}, “with, commas”`,
      description: index % 5 === 0 ? 'Steps:\n1. open "the page"\n2. wait; nothing happens, ever' : '',
      type: index % 10 === 9 ? 'part' : index % 4 === 1 ? 'bug' : 'story',
      createdMs,
      startedMs: isOpen || isCanceled ? null : startedMs,
      doneMs: isCanceled ? null : ended,
      canceledMs: isCanceled ? ended : null,
    };
  });
}
