import { isJsonObject } from '@roi-insight/contracts';
import {
  type ColumnMapping,
  DATE_ORDERS,
  dateOrderOf,
  TICKET_COLUMNS,
  type TicketTable,
  usuallyLeftOut,
} from '@roi-insight/ticket-files';
import type { SessionStore } from '../storage/sessionStore.ts';
import { storedObject } from '../storage/storedValue.ts';
import { changedMapping } from './changedMapping.ts';

/** The mappings that the reader chose, by the headings of the table. */
const storedMappings = storedObject('ticketColumns');

const keyOf = ({ columns }: TicketTable) => JSON.stringify(columns.map(({ heading }) => heading));

/**
 * The reader's answers in this tab about a table with these headings; null if there are none. Only answers are kept.
 * Everything else follows from the types and dates of the current file, so that an earlier file does not affect it.
 */
export function keptMapping(store: SessionStore, table: TicketTable): ColumnMapping | null {
  const kept = storedMappings.read(store)?.[keyOf(table)];
  if (table.origin !== null || !isMapping(kept, new Set(table.columns.map(({ heading }) => heading)))) return null;
  const { headings, dateOrder } = kept;
  const left = new Set([...usuallyLeftOut(table, headings), ...kept.leaveOut].map(lowerCase));
  const types = table.columns.find(({ heading }) => heading === headings.type)?.values ?? [];
  const leaveOut = types.map(({ name }) => name).filter((name) => left.has(lowerCase(name)));
  return changedMapping(
    table,
    { headings, dateOrder: null, leaveOut },
    { dateOrder: isPossible(table, kept) ? dateOrder : null },
  );
}

/**
 * Keeps the columns, an answer about the order of day and month, and the types that the reader excluded. Nothing is
 * kept for a known export, because another file of the same tracker has its own types and dates.
 */
export function keepMapping(store: SessionStore, table: TicketTable, mapping: ColumnMapping): void {
  if (table.origin !== null) return;
  const { headings } = mapping;
  const usual = usuallyLeftOut(table, headings);
  const kept: ColumnMapping = {
    headings,
    dateOrder: dateOrderOf(table, headings).kind === 'ask' ? mapping.dateOrder : null,
    leaveOut: mapping.leaveOut.filter((name) => !usual.includes(name)),
  };
  storedMappings.write(store, { ...storedMappings.read(store), [keyOf(table)]: kept });
}

const lowerCase = (name: string) => name.trim().toLowerCase();

/** Whether all dates of the columns can be read in this order. If dates contradict each other, the question is asked again. */
function isPossible({ columns }: TicketTable, { headings, dateOrder }: ColumnMapping): boolean {
  const used = new Set(Object.values(headings));
  return columns.every(
    ({ heading, dateOrders }) =>
      !used.has(heading) || dateOrders === null || dateOrders.some((order) => order === dateOrder),
  );
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
