import { describe, expect, it } from 'vitest';
import { OPTIONS } from '../../test/everyDay.ts';
import { doneTicket, move, openTicket } from '../../test/tickets.ts';
import { workingClock } from '../time/workingClock.ts';
import { classifyTickets } from './classifyTickets.ts';
import { readOptions } from './options.ts';
import { parseTicket } from './ticket/parseTicket.ts';
import type { Ticket } from './ticket/ticket.ts';
import { windowsAround } from './windows.ts';

// Adoption on Monday 2025-08-25, day 20,325; 13 weeks on either side.
const settings = readOptions(OPTIONS);
const clock = workingClock('UTC', settings.asOfMs);
const windows = windowsAround(settings.adoption, settings.asOfMs, settings.weeksPerSide, clock);
const classify = (...tickets: readonly Ticket[]) => classifyTickets(tickets.map(parseTicket), windows, settings, clock);

describe('classifyTickets', () => {
  it('returns empty lists if there are no tickets', () => {
    expect(classify()).toEqual({
      found: 0,
      repeated: 0,
      unfinished: 0,
      closed: [],
      completed: [],
      later: [],
      openAtEnd: { pre: 0, post: 0 },
      bugs: [],
    });
  });

  it('describes a completed ticket', () => {
    const ticket = doneTicket('A-1', '2025-09-01T09:30:00Z', '2025-09-01T16:45:00Z', {
      createdAt: '2025-08-20T08:00:00Z',
      type: '10001',
      loggedHours: 3.5,
      size: 5,
    });
    // Elapsed: 3 days of 8 h from Wednesday, 5 days in the next week, and 7.75 h on Monday.
    expect(classify(ticket).closed).toEqual([
      {
        key: 'A-1',
        day: 20_332,
        logged: 3.5,
        size: 5,
        active: 7.25,
        elapsed: 71.75,
        reopened: false,
        isBug: false,
        type: '10001',
        delivered: true,
        startedBefore: false,
        createdOn: 20_320,
        startTime: 9.5 * 3_600_000,
        doneTime: 16.75 * 3_600_000,
      },
    ]);
  });

  it('finds no start of work if the ticket never moved into progress', () => {
    const ticket = openTicket('A-1', '2025-09-01T09:00:00Z', { category: 'done', resolvedAt: '2025-09-01T12:00:00Z' });
    expect(classify(ticket).closed).toMatchObject([{ startTime: null, doneTime: 12 * 3_600_000 }]);
  });

  it('does not count a ticket as reopened if it was moved out of done only after the completion that counts', () => {
    const ticket = doneTicket('A-1', '2025-09-01T09:00:00Z', '2025-09-01T12:00:00Z');
    const left = move('2025-09-02T12:00:00Z', 'done', 'indeterminate');
    expect(classify({ ...ticket, transitions: [...ticket.transitions, left] }).closed).toMatchObject([
      { day: 20_332, reopened: false },
    ]);
  });
});

describe('openAtEnd', () => {
  const openAtEnd = (ticket: Ticket) => classify(ticket).openAtEnd;
  const done = (resolvedAt: string | null) =>
    openTicket('A-1', '2025-08-20T09:00:00Z', { category: 'done', resolvedAt });

  it('leaves out a ticket that was completed in the window, or at an unknown time', () => {
    expect(openAtEnd(done('2025-08-22T12:00:00Z'))).toEqual({ pre: 0, post: 0 });
    expect(openAtEnd(done(null))).toEqual({ pre: 0, post: 0 });
  });

  it('includes a ticket that was completed at the very end of the window or later', () => {
    expect(openAtEnd(done('2025-08-25T00:00:00Z'))).toEqual({ pre: 1, post: 0 });
    expect(openAtEnd(doneTicket('A-1', '2025-08-20T09:00:00Z', '2025-08-25T00:00:00Z'))).toEqual({ pre: 1, post: 0 });
    expect(openAtEnd(doneTicket('A-1', '2025-08-20T09:00:00Z', '2025-08-24T23:59:59.999Z'))).toEqual({
      pre: 0,
      post: 0,
    });
  });
});
