import { expect, it } from 'vitest';
import type { TimedTicket } from '../measure/ticket/ticket.ts';
import { coinTickets } from './coinTickets.ts';

const at = (text: string) => Date.parse(text);

/** A ticket in progress between two instants; open without the second. */
function ticket(key: string, from: string, to?: string, facts: Partial<TimedTicket> = {}): TimedTicket {
  const begun = { atMs: at(from), from: 'new', to: 'indeterminate' } as const;
  const done = to === undefined ? [] : [{ atMs: at(to), from: 'indeterminate', to: 'done' } as const];
  return {
    key,
    category: to === undefined ? 'indeterminate' : 'done',
    type: '1',
    createdAtMs: at('2026-12-01T09:00:00Z'),
    resolvedAtMs: to === undefined ? null : at(to),
    resolution: to === undefined ? null : 'Done',
    transitions: [begun, ...done],
    ...facts,
  };
}

const OPTIONS = {
  start: '2027-01-04',
  weeks: 13,
  readOn: '2027-04-26',
  asOf: '2027-06-01T12:00:00Z',
  timeZone: 'UTC',
  calendar: {},
  measure: 'active',
} as const;

it('has one row for each ticket that started in the weeks of the plan', () => {
  const { tickets, history, today } = coinTickets(
    [
      ticket('T-5', '2027-04-05T09:00:00Z', '2027-04-06T17:00:00Z'),
      ticket('T-4', '2027-04-04T23:59:00Z', '2027-04-06T17:00:00Z', { type: undefined }),
      ticket('T-3', '2027-01-12T09:00:00Z', '2027-01-13T17:00:00Z', { size: 3 }),
      ticket('T-2', '2027-01-04T00:00:00Z', '2027-01-04T10:00:00Z'),
      ticket('T-1', '2027-01-03T23:59:00Z', '2027-01-04T10:00:00Z'),
    ],
    OPTIONS,
  );
  expect(tickets).toEqual([
    { key: 'T-2', week: 0, type: '1', logSize: null, log: 0 },
    { key: 'T-3', week: 1, type: '1', logSize: Math.log(3), log: Math.log(16) },
    { key: 'T-4', week: 12, type: '', logSize: null, log: Math.log(16) },
  ]);
  expect(history).toEqual([]);
  expect(today).toBe('2027-06-01');
});

it('takes tickets as they were when the read date began', () => {
  const reopened = ticket('T-2', '2027-01-05T09:00:00Z', '2027-01-05T17:00:00Z');
  const later = { atMs: at('2027-05-03T09:00:00Z'), from: 'done', to: 'indeterminate' } as const;
  const { tickets } = coinTickets(
    [
      ticket('T-1', '2027-01-05T09:00:00Z', '2027-04-26T00:00:01Z'),
      { ...reopened, category: 'indeterminate', transitions: [...reopened.transitions, later] },
      ticket('T-3', '2027-01-05T09:00:00Z'),
      ticket('T-4', '2027-01-05T09:00:00Z', '2027-01-05T17:00:00Z', { resolution: "Won't Do" }),
      ticket('T-5', '2027-01-05T09:00:00Z', '2027-01-05T09:05:00Z'),
    ],
    OPTIONS,
  );
  expect(tickets.map(({ key, log }) => [key, log])).toEqual([
    ['T-1', null],
    ['T-2', Math.log(8)],
    ['T-3', null],
    ['T-4', null],
    ['T-5', null],
  ]);
});

it('reads the history of a plan that is being made, without tickets that may still be cut off', () => {
  // Nine of ten tickets take 8 to 10 days: two weeks.
  const tickets = Array.from({ length: 40 }, (_, index) => {
    const day = at('2026-12-20T09:00:00Z') - index * 7 * 86_400_000;
    const days = index % 2 === 0 ? 8 : 10;
    return ticket(`T-${index}`, new Date(day).toISOString(), new Date(day + days * 86_400_000).toISOString(), {
      size: index % 2 === 0 ? 1 : 20,
    });
  });
  const read = coinTickets(tickets, { ...OPTIONS, readOn: null, measure: null, asOf: '2026-12-31T12:00:00Z' });
  expect(read).toMatchObject({ measure: 'active', slowWeeks: 2, tickets: [] });
  // The first two of them started less than three weeks before today.
  expect(read.history).toHaveLength(38);
  expect(Math.max(...read.history.map(({ week }) => week))).toBe(-5);
});
