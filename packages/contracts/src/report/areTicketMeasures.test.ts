import { array } from 'yup';
import { expect, it } from 'vitest';
import { clearWin } from '../fixtures/index.ts';
import { parseWith } from '../values/parsed.ts';
import { areTicketMeasures } from './areTicketMeasures.ts';
import { ticketMeasureSchema } from './ticketMeasure.ts';

const schema = array(ticketMeasureSchema.required()).required();
const ticket = { key: 'AUR-1', side: 'pre', completed_on: '2025-05-26', hours: 3.5, outcome: 'analysed' };
const VALUES = [
  undefined,
  null,
  '',
  ' ',
  'pre',
  'post',
  'too-long',
  '2024-02-29',
  '2023-02-29',
  0,
  -1,
  Number.POSITIVE_INFINITY,
  Number.NaN,
  [],
  {},
];

it.each(Object.keys(ticket))('areTicketMeasures accepts the same values of %s as the schema', (name) => {
  for (const value of VALUES) {
    const tickets = [ticket, { ...ticket, [name]: value }];
    expect([value, areTicketMeasures(tickets)]).toEqual([value, parseWith(schema, tickets).ok]);
  }
});

it.each([
  undefined,
  null,
  {},
  'x',
  [null],
  [[]],
  [7],
  [ticket, undefined],
  [],
  [{ ...ticket, more: 1 }],
  clearWin.tickets,
])('areTicketMeasures accepts %j only if the schema accepts it', (tickets) =>
  expect(areTicketMeasures(tickets)).toBe(parseWith(schema, tickets).ok),
);
