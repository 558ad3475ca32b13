import type { MadeUpTicket } from './madeUpTickets.ts';

const HEADINGS = [
  'ID',
  'Work Item Type',
  'Title',
  'Assigned To',
  'State',
  'Tags',
  'Created Date',
  'Activated Date',
  'Resolved Date',
  'Closed Date',
];

const TYPES = { story: 'User Story', bug: 'Bug', part: 'Task' } as const;

/** The format of an account in the United States: 11/24/2026 4:13:05 PM. */
function dateOf(ms: number | null): string {
  if (ms === null) return '';
  const date = new Date(ms);
  const two = (number: number) => String(number).padStart(2, '0');
  const hour = date.getUTCHours();
  const day = `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`;
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
  return `${day} ${time} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A query of Azure Boards, exported with the columns of dates. */
export function azureRows(tickets: readonly MadeUpTicket[]): string[][] {
  return [
    HEADINGS,
    ...tickets.map((ticket) => [
      String(16_000 + ticket.number),
      TYPES[ticket.type],
      ticket.title,
      'Ana Lima <ana@example.com>',
      ticket.doneMs !== null ? 'Closed' : ticket.canceledMs === null ? 'New' : 'Removed',
      '',
      dateOf(ticket.createdMs),
      dateOf(ticket.startedMs),
      '',
      dateOf(ticket.doneMs),
    ]),
  ];
}
