import type { MadeUpTicket } from './madeUpTickets.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const TYPES = { story: 'Story', bug: 'Bug', part: 'Sub-task' } as const;

/** Jira's own format of dates: 24/Nov/26 4:13 PM. */
function dateOf(ms: number | null): string {
  if (ms === null) return '';
  const date = new Date(ms);
  const two = (number: number) => String(number).padStart(2, '0');
  const hour = date.getUTCHours();
  const day = `${two(date.getUTCDate())}/${MONTHS[date.getUTCMonth()]}/${two(date.getUTCFullYear() % 100)}`;
  return `${day} ${hour % 12 === 0 ? 12 : hour % 12}:${two(date.getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`;
}

const repeated = (heading: string, count: number) => Array.from({ length: count }, () => heading);

/** Columns of apps and custom fields, as many as on a large site. */
const CUSTOM = Array.from({ length: 440 }, (_, index) => `Custom field (Field ${index + 1})`);

const HEADINGS = [
  'Summary',
  'Issue key',
  'Issue id',
  'Issue Type',
  'Status',
  'Project key',
  'Project name',
  'Priority',
  'Resolution',
  'Assignee',
  'Reporter',
  'Created',
  'Updated',
  'Last Viewed',
  'Resolved',
  'Due date',
  'Original estimate',
  'Time Spent',
  'Σ Time Spent',
  ...repeated('Labels', 4),
  'Description',
  ...repeated('Sprint', 12),
  ...CUSTOM,
  ...repeated('Comment', 30),
];

/** “Export CSV (all fields)” of Jira: repeated headings, line breaks in cells, and several hundred columns. */
export function jiraRows(tickets: readonly MadeUpTicket[]): string[][] {
  return [
    HEADINGS,
    ...tickets.map((ticket) => {
      const endedMs = ticket.doneMs ?? ticket.canceledMs;
      const resolution = ticket.canceledMs === null ? 'Done' : "Won't Do";
      const values: Readonly<Record<string, string>> = {
        Summary: ticket.title,
        'Issue key': `PAY-${ticket.number}`,
        'Issue id': String(10_000 + ticket.number),
        'Issue Type': TYPES[ticket.type],
        Status: endedMs === null ? 'In Progress' : 'Done',
        'Project key': 'PAY',
        'Project name': 'Payments',
        Priority: 'Medium',
        Resolution: endedMs === null ? '' : resolution,
        Created: dateOf(ticket.createdMs),
        Updated: dateOf(endedMs ?? ticket.createdMs),
        'Last Viewed': dateOf(endedMs),
        Resolved: dateOf(endedMs),
        Labels: ticket.number % 3 === 0 ? 'backend' : '',
        Description: ticket.description,
        Sprint: `Sprint ${Math.ceil(ticket.number / 20)}`,
        Comment: ticket.number % 6 === 0 ? `${dateOf(ticket.createdMs)};5f3c;Line one\nLine two` : '',
      };
      return HEADINGS.map((heading) => values[heading] ?? '');
    }),
  ];
}
