import { expect, it } from 'vitest';
import { firstOfEachKey } from './firstOfEachKey.ts';
import type { TimedTicket } from './ticket/ticket.ts';

const TICKET: TimedTicket = {
  key: 'A-1',
  category: 'done',
  createdAtMs: 1,
  resolvedAtMs: 5,
  transitions: [{ atMs: 3, from: 'new', to: 'done' }],
};

it('firstOfEachKey keeps one ticket for each key', () => {
  const other = { ...TICKET, key: 'A-2' };
  expect(firstOfEachKey([TICKET, other, TICKET])).toEqual([TICKET, other]);
  expect(firstOfEachKey([{ ...TICKET, createdAtMs: 2 }, TICKET])).toEqual([TICKET]);
  const later = { ...TICKET, key: 'A-10' };
  expect(firstOfEachKey([other, later, other])).toEqual([other, later]);
});

it.each<Partial<TimedTicket>>([
  { createdAtMs: 2 },
  { resolvedAtMs: null },
  { category: 'new' },
  { isBug: true },
  { type: '10001' },
  { resolution: 'Done' },
  { loggedHours: 5 },
  { size: 3 },
  { transitions: [] },
  { transitions: [{ atMs: 2, from: 'new', to: 'done' }] },
  { transitions: [{ atMs: 3, from: 'indeterminate', to: 'done' }] },
  { transitions: [{ atMs: 3, from: 'new', to: 'indeterminate' }] },
])('firstOfEachKey keeps the same one of two tickets that differ in %j, no matter which comes first', (part) => {
  const other = { ...TICKET, ...part };
  expect(firstOfEachKey([TICKET, other])).toEqual(firstOfEachKey([other, TICKET]));
});
