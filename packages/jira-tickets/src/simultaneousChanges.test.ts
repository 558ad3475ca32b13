import { analyzeTimedTickets, type Ticket } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { simulateTickets } from '../../roi-math/test/simulateTickets.ts';
import { randomFrom } from '../../../tools/bench/math/random.ts';
import { ADOPTION, endOf } from '../../../tools/bench/math/worlds/jobs.ts';
import { ORIGINAL_ESTIMATE, parseTicketChanges, readIssue, ReadTicket, Statuses, statusTable } from './index.ts';

const STATUSES = [
  { id: '1', name: 'To Do', statusCategory: { key: 'new' } },
  { id: '2', name: 'Doing', statusCategory: { key: 'indeterminate' } },
  { id: '3', name: 'Review', statusCategory: { key: 'indeterminate' } },
  { id: '4', name: 'Done', statusCategory: { key: 'done' } },
];
const statuses = new Statuses(statusTable(STATUSES));
const context = { statuses, size: ORIGINAL_ESTIMATE };

interface Change {
  readonly at: string;
  readonly from: string;
  readonly to: string;
}

function ticketOf(key: string, created: string, changes: readonly Change[], status: string): ReadTicket {
  const fields = { created, status: { id: status }, issuetype: { name: 'Task' } };
  const issue = readIssue({ id: '1', key, fields }, context);
  if (issue?.kind !== 'ticket') throw new Error('no ticket');
  const histories = changes.map(({ at, from, to }) => ({ created: at, items: [{ fieldId: 'status', from, to }] }));
  return new ReadTicket(issue.facts, parseTicketChanges(histories, context), statuses);
}

describe('a team whose hours did not change, and which imported 30% of its old tickets with all changes in one second', () => {
  const tickets = simulateTickets(
    { baselineWeeks: 25, postWeeks: 13, ticketsPerWeek: 20, shock: 0, persistence: 0, trend: 0, effect: 0 },
    randomFrom(7),
  );
  const random = randomFrom(11);
  const isImported = new Set(tickets.filter(() => random.uniform() < 0.3).map(({ key }) => key));
  const changesOf = ({ key, transitions: [started, done] }: Ticket): Change[] => {
    const [start, end] = [started?.at ?? '', done?.at ?? ''];
    const isOld = isImported.has(key) && end < ADOPTION;
    return [
      { at: isOld ? end : start, from: '1', to: '2' },
      { at: end, from: '2', to: '4' },
    ];
  };
  const evidenceOf = (inOrder: (changes: Change[]) => Change[]) => {
    const read = tickets.map((ticket) => ticketOf(ticket.key, ticket.createdAt, inOrder(changesOf(ticket)), '4'));
    const options = { adoptionDate: ADOPTION, asOf: endOf(13), timeZone: 'UTC' };
    return analyzeTimedTickets(read, options).evidence;
  };

  it('has no detectable change, no matter whether histories begin with the oldest or the newest change', () => {
    const [oldest, newest] = [evidenceOf((changes) => changes), evidenceOf((changes) => changes.toReversed())];
    expect(oldest).toMatchObject({ verdict: 'no-detectable-change' });
    expect(newest).toEqual(oldest);
  });
});
