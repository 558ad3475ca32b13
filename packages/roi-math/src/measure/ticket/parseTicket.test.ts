import { expect, it } from 'vitest';
import { analyze, EVERY_DAY, OPTIONS } from '../../../test/everyDay.ts';
import { move, openTicket } from '../../../test/tickets.ts';
import { analyzeTimedTickets, type TimedTicket } from '../../index.ts';
import { parseTicket } from './parseTicket.ts';

it('parseTicket converts instants to epoch milliseconds', () => {
  const ticket = openTicket('A-1', '1970-01-01T00:00:01Z', {
    resolvedAt: '1970-01-01T01:00:02+01:00',
    transitions: [move('1970-01-01T00:00:03Z', 'new', 'done')],
    isBug: true,
    type: '10001',
    resolution: 'Done',
  });
  expect(parseTicket(ticket)).toMatchObject({
    key: 'A-1',
    category: 'new',
    isBug: true,
    type: '10001',
    resolution: 'Done',
    createdAtMs: 1000,
    resolvedAtMs: 2000,
    transitions: [{ atMs: 3000, from: 'new', to: 'done' }],
  });
});

it('parseTicket treats unreadable instants as unknown', () => {
  const ticket = openTicket('A-1', 'soon', { resolvedAt: 'later', transitions: [move('never', 'new', 'done')] });
  expect(parseTicket(ticket)).toMatchObject({ createdAtMs: NaN, resolvedAtMs: null, transitions: [] });
});

it('analyzeTimedTickets gives the same analysis as analyzeTickets', () => {
  const timed = EVERY_DAY.map(({ key, createdAt, resolvedAt, category, transitions }): TimedTicket => ({
    key,
    category,
    createdAtMs: Date.parse(createdAt),
    resolvedAtMs: resolvedAt === null ? null : Date.parse(resolvedAt),
    transitions: transitions.map(({ at, from, to }) => ({ atMs: Date.parse(at), from, to })),
  }));
  expect(analyzeTimedTickets(timed, OPTIONS)).toEqual(analyze(EVERY_DAY));
});
