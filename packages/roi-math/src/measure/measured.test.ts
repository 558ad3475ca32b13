import { describe, expect, it } from 'vitest';
import { move, doneTicket, openTicket, ticketOn } from '../../test/tickets.ts';
import { analyzeTickets } from '../index.ts';
import { completedTicket } from '../../test/series.ts';
import { NothingToMeasureError } from './nothingToMeasureError.ts';
import { countedHours, measuredHours, outcomeOf } from './measured.ts';

describe('outcomeOf', () => {
  it.each([
    [null, 'no-active-time'],
    [0, 'too-short'],
    [0.999, 'too-short'],
    [1, 'analysed'],
    [40, 'analysed'],
    [40.001, 'too-long'],
  ])('gives a ticket with %d hours the outcome %s', (hours, outcome) => {
    expect(outcomeOf(hours)).toBe(outcome);
  });
});

describe('hours of tickets', () => {
  const tickets = [
    completedTicket({ active: 0, elapsed: 500 }),
    completedTicket({ active: 0.5, elapsed: null }),
    completedTicket({ active: 5, elapsed: 0 }),
    completedTicket({ active: 401, elapsed: 0.25 }),
    completedTicket({ active: 7, elapsed: 9 }),
  ];

  it('measuredHours has all hours above 0, and countedHours only those that count in the averages', () => {
    expect(measuredHours(tickets, 'active')).toEqual([0.5, 5, 401, 7]);
    expect(countedHours(tickets, 'active')).toEqual([5, 7]);
    expect(measuredHours(tickets, 'elapsed')).toEqual([500, 0.25, 9]);
    expect(countedHours(tickets, 'elapsed')).toEqual([9]);
  });
});

describe('reopened tickets', () => {
  it('are counted if they were done, were moved out of done, and are done again', () => {
    const options = { adoptionDate: '2025-08-25', asOf: '2025-11-24T00:00:00Z', timeZone: 'UTC' };
    const at = (hour: number) => new Date(Date.UTC(2025, 8, 1, hour)).toISOString();
    const reopened = doneTicket('R', at(9), at(10), {
      transitions: [
        move(at(9), 'new', 'indeterminate'),
        move(at(10), 'indeterminate', 'done'),
        move(at(11), 'done', 'indeterminate'),
        move(at(12), 'indeterminate', 'done'),
      ],
    });
    const released = doneTicket('M', at(9), at(10), {
      transitions: [
        move(at(9), 'new', 'indeterminate'),
        move(at(10), 'indeterminate', 'done'),
        move(at(11), 'done', 'done'),
      ],
    });
    const relabeled = doneTicket('L', at(9), at(10), {
      transitions: [move(at(10), 'indeterminate', 'done'), move(at(10), 'done', 'done')],
    });
    const bounced = doneTicket('B', at(9), at(10), {
      transitions: [
        move(at(10), 'indeterminate', 'done'),
        move(at(11), 'done', 'indeterminate'),
        move(at(11), 'indeterminate', 'done'),
      ],
    });
    const tickets = [reopened, released, relabeled, bounced, ticketOn(1, 3), openTicket('O', at(9))];
    const { evidence } = analyzeTickets(tickets, options);
    expect(evidence.guardrails.reopenRate).toMatchObject({ pre: null, post: 2 / 5 });
    expect(evidence.guardrails.throughputPerWeek.post).toBe((5 / 91) * 7);
  });
});

describe('NothingToMeasureError', () => {
  it('contains the funnel and the measure', () => {
    const funnel = {
      found: 0,
      out_of_scope: 0,
      unfinished: 0,
      no_active_time: 0,
      too_short: 0,
      too_long: 0,
      analysed: 0,
    };
    const error = new NothingToMeasureError(funnel, 'elapsed');
    expect(error).toBeInstanceOf(Error);
    expect(error.measure).toBe('elapsed');
    expect(error.funnel).toBe(funnel);
  });
});
