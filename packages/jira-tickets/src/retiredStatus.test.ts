import { ORIGINAL_ESTIMATE, parseTicketChanges, readIssue, ReadTicket, Statuses, statusTable } from './index.ts';
import { analyzeTimedTickets } from '@roi-insight/roi-math';
import { expect, it } from 'vitest';

const table = statusTable([
  { id: '10', name: 'To Do', statusCategory: { key: 'new' } },
  { id: '20', name: 'Dev', statusCategory: { key: 'indeterminate' } },
  { id: '30', name: 'Finished', statusCategory: { key: 'done' } },
]);
const statuses = new Statuses(table);

/**
 * A ticket that is created on a Monday, and is in a status that Jira no longer lists for five days. On the next
 * Monday, the ticket is in Dev for four hours, and then done.
 */
function ticketOf(week: number) {
  const at = (day: number, hour: number) => new Date(Date.UTC(2025, 5, 2 + 7 * week + day, hour)).toISOString();
  const change = (created: string, from: string, to: string) => ({ created, items: [{ fieldId: 'status', from, to }] });
  const read = readIssue(
    {
      id: String(week + 1),
      key: `A-${week + 1}`,
      fields: { created: at(0, 9), resolutiondate: at(7, 13), status: { id: '30' }, issuetype: { name: 'Task' } },
    },
    { statuses, size: ORIGINAL_ESTIMATE },
  );
  const histories = [change(at(0, 9), '10', '77'), change(at(7, 9), '77', '20'), change(at(7, 13), '20', '30')];
  const changes = parseTicketChanges(histories, { statuses, size: ORIGINAL_ESTIMATE });
  if (read?.kind !== 'ticket') throw new Error('no ticket');
  return new ReadTicket(read.facts, changes, statuses);
}

it('time in a status that Jira no longer lists is not counted as work', () => {
  const tickets = Array.from({ length: 24 }, (_, week) => ticketOf(week));
  const options = { adoptionDate: '2025-08-25', asOf: '2025-12-20T00:00:00Z', timeZone: 'UTC' };
  const { tickets: measures, provenance } = analyzeTimedTickets(tickets, options);
  expect(provenance.measure).toBe('active');
  expect(measures.length).toBeGreaterThan(20);
  expect(new Set(measures.map(({ hours }) => hours))).toEqual(new Set([4]));
});
