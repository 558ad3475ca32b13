import { isJsonObject } from '@roi-insight/contracts';
import { type ColumnMapping, DATE_ORDERS, TICKET_COLUMNS, type TicketTable } from '@roi-insight/ticket-files';
import type { SessionStore } from '../storage/sessionStore.ts';

/** Key of the mappings that the reader chose, by the headings of the table. */
const KEY = 'ticketColumns';

const keyOf = ({ columns }: TicketTable) => JSON.stringify(columns.map(({ heading }) => heading));

/** What the reader said in this tab about a table with these headings; null if nothing. */
export function keptMapping(store: SessionStore, table: TicketTable): ColumnMapping | null {
  const kept = readAll(store)[keyOf(table)];
  return isMapping(kept, new Set(table.columns.map(({ heading }) => heading))) ? kept : null;
}

export function keepMapping(store: SessionStore, table: TicketTable, mapping: ColumnMapping): void {
  store.write(KEY, JSON.stringify({ ...readAll(store), [keyOf(table)]: mapping }));
}

function readAll(store: SessionStore): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(store.read(KEY) ?? '{}');
    return isJsonObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

function isMapping(input: unknown, known: ReadonlySet<unknown>): input is ColumnMapping {
  if (!isJsonObject(input)) return false;
  const { headings, dateOrder, leaveOut } = input;
  return (
    isJsonObject(headings) &&
    Object.entries(headings).every(
      ([column, heading]) => TICKET_COLUMNS.some((name) => name === column) && known.has(heading),
    ) &&
    (dateOrder === null || DATE_ORDERS.some((order) => order === dateOrder)) &&
    Array.isArray(leaveOut) &&
    leaveOut.every((type) => typeof type === 'string')
  );
}
