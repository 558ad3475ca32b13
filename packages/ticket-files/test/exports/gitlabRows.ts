import type { MadeUpTicket } from './madeUpTickets.ts';

const HEADINGS = [
  'ID',
  'IID',
  'Title',
  'Description',
  'Type',
  'URL',
  'State',
  'Author',
  'Author Username',
  'Confidential',
  'Locked',
  'Due Date',
  'Created At (UTC)',
  'Updated At (UTC)',
  'Closed At (UTC)',
  'Milestone',
  'Weight',
  'Labels',
  'Time Estimate',
  'Time Spent',
];

const TYPES = { story: 'Issue', bug: 'Incident', part: 'Task' } as const;

/** A time as GitLab writes it, in UTC: 2026-11-24 16:13:05. */
const dateOf = (ms: number | null) => (ms === null ? '' : new Date(ms).toISOString().slice(0, 19).replace('T', ' '));

/** The file that GitLab sends by mail. */
export function gitlabRows(tickets: readonly MadeUpTicket[]): string[][] {
  return [
    HEADINGS,
    ...tickets.map((ticket) => {
      const closedMs = ticket.doneMs ?? ticket.canceledMs;
      const values: Readonly<Record<string, string>> = {
        ID: String(81_000_000 + ticket.number),
        IID: String(ticket.number),
        Title: ticket.title,
        Description: ticket.description,
        Type: TYPES[ticket.type],
        URL: `https://gitlab.example.com/payments/-/issues/${ticket.number}`,
        State: closedMs === null ? 'Open' : 'Closed',
        Confidential: 'No',
        Locked: 'No',
        'Created At (UTC)': dateOf(ticket.createdMs),
        'Updated At (UTC)': dateOf(closedMs ?? ticket.createdMs),
        'Closed At (UTC)': dateOf(closedMs),
        Labels: 'backend,workflow::in dev',
        'Time Estimate': '0',
        'Time Spent': '0',
      };
      return HEADINGS.map((heading) => values[heading] ?? '');
    }),
  ];
}
