import { stringify } from 'csv-stringify/sync';
import type { TableTracker } from '../../src/index.ts';
import { azureRows } from './azureRows.ts';
import { gitlabRows } from './gitlabRows.ts';
import { jiraRows } from './jiraRows.ts';
import { linearRows } from './linearRows.ts';
import { type MadeUpTicket, madeUpTickets } from './madeUpTickets.ts';

const ROWS: Readonly<Record<TableTracker, (tickets: readonly MadeUpTicket[]) => readonly string[][]>> = {
  jira: jiraRows,
  linear: linearRows,
  gitlab: gitlabRows,
  'azure-boards': azureRows,
};

/**
 * The text of a tracker's export as CSV, with its own headings and formats of dates, for tests here and in browsers. The made-up tickets are the same
 * for each tracker, from 2024-11-25 to 2026-01. Their team is faster from 2025-08-25 on.
 */
export function trackerExport(tracker: TableTracker, count = 300): string {
  const text = stringify([...ROWS[tracker](madeUpTickets(count))], {
    record_delimiter: tracker === 'gitlab' ? '\n' : '\r\n',
    quoted: tracker === 'linear',
    quoted_match: /\n/,
  });
  // Azure Boards writes a byte order mark.
  return tracker === 'azure-boards' ? `\uFEFF${text}` : text;
}
