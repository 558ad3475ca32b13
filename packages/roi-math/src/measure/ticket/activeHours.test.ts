import { describe, expect, it } from 'vitest';
import { doneTicket, move } from '../../../test/tickets.ts';
import { workingClock } from '../../time/workingClock.ts';
import { activeHours, elapsedHours } from './activeHours.ts';
import { parseTicket } from './parseTicket.ts';
import type { Ticket } from './ticket.ts';
import { ticketTimeline } from './ticketTimeline.ts';

const AS_OF = Date.UTC(2025, 11, 1);
const clock = workingClock('UTC', AS_OF);
const active = (ticket: Ticket) => {
  const timeline = ticketTimeline(parseTicket(ticket), AS_OF);
  return activeHours(timeline, timeline.completedAtMs ?? NaN, clock);
};
const elapsed = (ticket: Ticket) => {
  const timeline = ticketTimeline(parseTicket(ticket), AS_OF);
  return elapsedHours(timeline, timeline.completedAtMs ?? NaN, clock);
};
// Monday 2025-09-01 to Friday 2025-09-05.
const at = (day: number, hour: number) => new Date(Date.UTC(2025, 8, day, hour)).toISOString();

describe('activeHours', () => {
  it('counts working time in progress', () => {
    expect(active(doneTicket('A-1', at(1, 10), at(2, 12)))).toBe(10);
  });

  it('leaves out the weekend', () => {
    expect(active(doneTicket('A-1', at(5, 16), at(8, 10)))).toBe(2);
  });

  it('adds up the times in progress, and leaves out the pauses between them', () => {
    const paused = doneTicket('A-1', at(1, 9), at(3, 11), {
      transitions: [
        move(at(1, 9), 'new', 'indeterminate'),
        move(at(1, 12), 'indeterminate', 'new'),
        move(at(3, 9), 'new', 'indeterminate'),
        move(at(3, 11), 'indeterminate', 'done'),
      ],
    });
    expect(active(paused)).toBe(5);
  });

  it('counts the work after the ticket was reopened, but not its time in done', () => {
    const reopened = doneTicket('A-1', at(1, 9), at(1, 12), {
      transitions: [
        move(at(1, 9), 'new', 'indeterminate'),
        move(at(1, 12), 'indeterminate', 'done'),
        move(at(3, 9), 'done', 'indeterminate'),
        move(at(3, 10), 'indeterminate', 'done'),
      ],
    });
    expect(active(reopened)).toBe(4);
  });

  it('does not stop counting at a move between two statuses in progress', () => {
    const reviewed = doneTicket('A-1', at(1, 9), at(1, 15), {
      transitions: [
        move(at(1, 9), 'new', 'indeterminate'),
        move(at(1, 13), 'indeterminate', 'indeterminate'),
        move(at(1, 15), 'indeterminate', 'done'),
      ],
    });
    expect(active(reviewed)).toBe(6);
  });

  it('counts from the creation if the ticket was created in progress', () => {
    const ticket = doneTicket('A-1', at(1, 9), at(1, 15), { transitions: [move(at(1, 15), 'indeterminate', 'done')] });
    expect(active(ticket)).toBe(6);
    expect(active({ ...ticket, createdAt: 'never' })).toBe(0);
    expect(active({ ...ticket, createdAt: at(2, 9) })).toBe(0);
  });

  it('is 0 if the ticket was never in progress', () => {
    expect(active(doneTicket('A-1', at(1, 9), at(1, 15), { transitions: [move(at(1, 15), 'new', 'done')] }))).toBe(0);
  });

  it('does not count a gap in the history as work', () => {
    const gap = doneTicket('A-1', at(1, 9), at(4, 12), {
      transitions: [
        move(at(1, 9), 'new', 'indeterminate'),
        move(at(4, 9), 'new', 'indeterminate'),
        move(at(4, 12), 'indeterminate', 'done'),
      ],
    });
    expect(active(gap)).toBe(3);
    const other = {
      ...gap,
      transitions: [move(at(1, 9), 'indeterminate', 'new'), move(at(4, 12), 'indeterminate', 'done')],
    };
    expect(active(other)).toBe(0);
  });

  it('counts until completion if the history ends in progress', () => {
    const unlogged = doneTicket('A-1', at(1, 9), at(2, 12), { transitions: [move(at(1, 9), 'new', 'indeterminate')] });
    expect(active(unlogged)).toBe(11);
    const late = [move(at(1, 9), 'new', 'indeterminate'), move(at(2, 15), 'indeterminate', 'new')];
    expect(active({ ...unlogged, transitions: late })).toBe(11);
    expect(active({ ...unlogged, transitions: [] })).toBe(0);
  });

  it('counts a transition once if it is listed twice', () => {
    const ticket = doneTicket('A-1', at(1, 9), at(1, 15));
    expect(active({ ...ticket, transitions: ticket.transitions.flatMap((one) => [one, one]) })).toBe(6);
  });

  it('ends at completion, even if the status changes later', () => {
    const ticket = doneTicket('A-1', at(1, 9), at(1, 12));
    const goesOn = {
      ...ticket,
      transitions: [
        ...ticket.transitions,
        move(at(2, 9), 'done', 'indeterminate'),
        move(at(2, 12), 'indeterminate', 'new'),
      ],
    };
    const timeline = ticketTimeline(parseTicket(goesOn), AS_OF);
    expect(activeHours(timeline, Date.UTC(2025, 8, 1, 12), clock)).toBe(3);
  });
});

describe('elapsedHours', () => {
  it('runs from creation to completion', () => {
    expect(elapsed(doneTicket('A-1', at(2, 9), at(2, 15), { createdAt: at(1, 9) }))).toBe(14);
  });

  it('runs from the first move if that was before the creation', () => {
    expect(elapsed(doneTicket('A-1', at(1, 9), at(2, 15), { createdAt: at(2, 9) }))).toBe(14);
  });

  it('is unknown if there is no creation date, and starts at creation if there are no moves', () => {
    expect(elapsed(doneTicket('A-1', at(1, 9), at(2, 15), { createdAt: '' }))).toBeNull();
    expect(elapsed(doneTicket('A-1', at(1, 9), at(1, 15), { transitions: [] }))).toBe(6);
  });
});
