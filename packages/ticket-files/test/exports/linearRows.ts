import type { MadeUpTicket } from './madeUpTickets.ts';

const HEADINGS = [
  'ID',
  'Team',
  'Title',
  'Description',
  'Status',
  'Estimate',
  'Priority',
  'Project ID',
  'Project',
  'Creator',
  'Assignee',
  'Labels',
  'Cycle Number',
  'Cycle Name',
  'Cycle Start',
  'Cycle End',
  'Created',
  'Updated',
  'Started',
  'Triaged',
  'Completed',
  'Canceled',
  'Archived',
  'Due Date',
  'Parent issue',
  'Initiatives',
  'Project Milestone ID',
  'Project Milestone',
  'SLA Status',
  'Roadmaps',
];

const iso = (ms: number | null) => (ms === null ? '' : new Date(ms).toISOString());

/** JavaScript's own format, which some of Linear's exports have: Tue Nov 24 2026 16:13:05 GMT+0000 (GMT). */
function javaScript(ms: number | null): string {
  if (ms === null) return '';
  const [, day = '', month = '', year = '', time = ''] =
    /^(\w{3}, \d\d) (\w{3}) (\d{4}) ([\d:]+) GMT$/.exec(new Date(ms).toUTCString()) ?? [];
  const [weekday = '', date = ''] = day.split(', ');
  return `${weekday} ${month} ${date} ${year} ${time} GMT+0000 (GMT)`;
}

/** Linear's export. Half of the rows have JavaScript's format of dates and lack the last cell, which is empty in the other rows. */
export function linearRows(tickets: readonly MadeUpTicket[]): string[][] {
  return [
    HEADINGS,
    ...tickets.map((ticket) => {
      const dateOf = ticket.number % 2 === 0 ? iso : javaScript;
      const isCanceled = ticket.canceledMs !== null;
      const values: Readonly<Record<string, string>> = {
        ID: `PAY-${ticket.number}`,
        Team: 'Payments',
        Title: ticket.title,
        Description: ticket.description,
        Status: isCanceled ? 'Canceled' : ticket.doneMs === null ? 'Todo' : 'Done',
        Priority: 'No priority',
        Created: dateOf(ticket.createdMs),
        Updated: dateOf(ticket.doneMs ?? ticket.createdMs),
        // If a ticket is canceled while it waits, Linear sets the start of the ticket, sometimes to a time after its end.
        Started: dateOf(ticket.canceledMs === null ? ticket.startedMs : ticket.canceledMs + 1000),
        Completed: dateOf(ticket.doneMs),
        Canceled: dateOf(ticket.canceledMs),
        'Parent issue': ticket.type === 'part' ? `PAY-${ticket.number - 1}` : '',
      };
      const row = HEADINGS.map((heading) => values[heading] ?? '');
      return ticket.number % 2 === 0 ? row : row.slice(0, -1);
    }),
  ];
}
