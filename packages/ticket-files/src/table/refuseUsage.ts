import { USAGE_FILE } from '@roi-insight/contracts';
import { TicketFileError } from '../TicketFileError.ts';

/** Columns that together only tables about the use of an assistant have. */
const COLUMNS = [['active_people'], ['person', 'team'], ['date', 'username', 'quantity']];

const MEMBERS = new RegExp(
  `"(user_login|user_totals|day_totals|usageItems)"\\s*:|"(user_actor|api_actor|${USAGE_FILE.kind})"`,
);

/** Characters among which the members are looked for. */
const MAX_LENGTH = 2000;

/** @throws {TicketFileError} if a table has these headings and is about the use of an assistant */
export function refuseUsageTable(headings: readonly string[]): void {
  const names = new Set(headings.map((heading) => heading.trim().toLowerCase()));
  if (names.has('id') || names.has('created')) return;
  if (COLUMNS.some((columns) => columns.every((column) => names.has(column)))) throw usageFile();
}

/** @throws {TicketFileError} if a JSON text begins as a file about the use of an assistant */
export function refuseUsageJson(text: string): void {
  if (MEMBERS.test(text.slice(0, MAX_LENGTH))) throw usageFile();
}

const usageFile = () => new TicketFileError(null, { kind: 'usage-file' });
