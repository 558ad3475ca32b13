import { expect, it } from 'vitest';
import { earlierTickets } from './earlierTickets.ts';

const sides = (tickets: number) => ({ pre: { tickets, hours: 100 }, post: { tickets: 70, hours: 90 } });
const tickets = { pre: 531, post: 60 };

it('the number of earlier tickets is the number of tickets in the series before the pre period', () => {
  expect(earlierTickets({ tickets, measuredHours: sides(167) })).toBe(364);
  expect(earlierTickets({ tickets, measuredHours: sides(531) })).toBe(0);
});

it('the number of earlier tickets is 0 if the period has more tickets than the series, which leaves out bulk weeks', () => {
  expect(earlierTickets({ tickets, measuredHours: sides(540) })).toBe(0);
});

it('the number of earlier tickets is 0 if the report does not state the tickets of the series', () => {
  expect(earlierTickets(undefined)).toBe(0);
  expect(earlierTickets({ tickets, measuredHours: null })).toBe(0);
});
