import { describe, expect, it } from 'vitest';
import { doneTicket, move, openTicket } from '../../../test/tickets.ts';
import { parseTicket } from './parseTicket.ts';
import type { Ticket } from './ticket.ts';
import { ticketTimeline } from './ticketTimeline.ts';

const AS_OF = Date.UTC(2025, 11, 1);
const at = (day: number) => new Date(Date.UTC(2025, 8, day, 12)).toISOString();
const timelineOf = (ticket: Ticket) => ticketTimeline(parseTicket(ticket), AS_OF);
const completed = (ticket: Ticket) => {
  const { completedAtMs } = timelineOf(ticket);
  return completedAtMs === null || Number.isNaN(completedAtMs) ? completedAtMs : new Date(completedAtMs).toISOString();
};

describe('ticketTimeline: completedAtMs', () => {
  it('is the last entry into done', () => {
    const reopened = doneTicket('A-1', at(1), at(2), {
      transitions: [
        move(at(1), 'new', 'indeterminate'),
        move(at(2), 'indeterminate', 'done'),
        move(at(3), 'done', 'indeterminate'),
        move(at(4), 'indeterminate', 'done'),
      ],
    });
    expect(completed(reopened)).toBe(at(4));
  });

  it('is not changed by a move between two done statuses', () => {
    const released = doneTicket('A-1', at(1), at(2));
    expect(completed({ ...released, transitions: [...released.transitions, move(at(9), 'done', 'done')] })).toBe(at(2));
  });

  it('is null for a ticket that was reopened and is still open', () => {
    const open = doneTicket('A-1', at(1), at(2), { category: 'indeterminate' });
    expect(completed({ ...open, transitions: [...open.transitions, move(at(3), 'done', 'indeterminate')] })).toBeNull();
  });

  it('is the resolution date if no move into done is known', () => {
    expect(completed(openTicket('A-1', at(1), { category: 'done', resolvedAt: at(5) }))).toBe(at(5));
  });

  it('is unknown if a done ticket has neither a move into done nor a resolution date', () => {
    expect(completed(openTicket('A-1', at(1), { category: 'done' }))).toBeNaN();
    expect(completed(openTicket('A-1', at(1), { category: 'done', resolvedAt: 'yesterday' }))).toBeNaN();
  });

  it('is null if the resolution is after the moment of the report', () => {
    const later = new Date(AS_OF + 1).toISOString();
    expect(completed(openTicket('A-1', at(1), { category: 'done', resolvedAt: later }))).toBeNull();
    const now = new Date(AS_OF).toISOString();
    expect(completed(openTicket('A-1', at(1), { category: 'done', resolvedAt: now }))).toBe(now);
  });

  it('ignores changes after the moment of the report', () => {
    const later = new Date(AS_OF + 1000).toISOString();
    expect(completed(doneTicket('A-1', at(1), later))).toBeNull();
    const done = doneTicket('A-1', at(1), at(2), { category: 'indeterminate' });
    const reopenedLater = { ...done, transitions: [...done.transitions, move(later, 'done', 'indeterminate')] };
    expect(completed(reopenedLater)).toBe(at(2));
    expect(timelineOf(reopenedLater).transitions).toHaveLength(2);
    const now = new Date(AS_OF).toISOString();
    expect(completed(doneTicket('A-1', at(1), now))).toBe(now);
  });

  it('does not depend on the order in which transitions are listed', () => {
    const ticket = doneTicket('A-1', at(1), at(2));
    const reversed = { ...ticket, transitions: ticket.transitions.toReversed() };
    expect(timelineOf(reversed)).toEqual(timelineOf(ticket));
  });

  it('is the resolution date if the transitions do not lead back to done', () => {
    const done = doneTicket('A-1', at(1), at(2), { resolvedAt: at(5) });
    expect(completed({ ...done, transitions: [...done.transitions, move(at(3), 'done', 'indeterminate')] })).toBe(
      at(5),
    );
  });

  it('does not depend on the order in which transitions of the same time are listed', () => {
    const ticket = doneTicket('A-1', at(1), at(1));
    const reversed = { ...ticket, transitions: ticket.transitions.toReversed() };
    expect(timelineOf(ticket).transitions.map(({ to }) => to)).toEqual(['indeterminate', 'done']);
    expect(timelineOf(reversed)).toEqual(timelineOf(ticket));
  });

  it('leaves out transitions with an invalid date', () => {
    const ticket = doneTicket('A-1', at(1), at(2));
    const broken = { ...ticket, transitions: [move('soon', 'new', 'indeterminate'), ...ticket.transitions] };
    expect(timelineOf(broken)).toEqual(timelineOf(ticket));
  });
});
