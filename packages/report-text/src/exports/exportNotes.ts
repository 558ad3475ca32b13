import type { ExportKind } from '../exportKinds.ts';

/** The purpose of each entry in the menu 'Export'. */
export const exportNotes: Readonly<Record<ExportKind, string>> = {
  summary: 'Three sentences and a picture for a message or slide',
  'web-page': 'One file that opens offline, without per-ticket data',
  markdown: 'For an issue, a wiki or a chat',
  'weekly-csv': 'Tickets closed and average hours by week',
  'tickets-csv': 'Keys and measured hours, no titles or people',
  'teams-csv': 'Each team’s part in the comparison, or why it was excluded',
  'event-time-csv': 'The effect by week since adoption',
  'quarters-csv': 'The effect by quarter since adoption',
  'usage-csv': 'Active people, seats and spend by team and week',
  'report-json': 'Reopen it here later, no login needed',
};
