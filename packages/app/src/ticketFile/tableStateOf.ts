import { doneCountsText, elapsedTableText, type Formats, repeatedColumnsText } from '@roi-insight/report-text';
import {
  type ColumnMapping,
  dateOrderOf,
  doneCounts,
  measureOf,
  type TableTracker,
  type TicketTable,
  understoodDay,
  usuallyWithoutWork,
} from '@roi-insight/ticket-files';
import type { TableState } from '@roi-insight/ui/ticket-file';

const NAMES: Readonly<Record<TableTracker, string>> = {
  jira: 'Jira',
  linear: 'Linear',
  gitlab: 'GitLab',
  'azure-boards': 'Azure Boards',
};

const DATES = ['created', 'started', 'done', 'canceled', 'category_changed', 'at'] as const;

/** The state of the dialog for a table, including the reader's answers. */
export function tableStateOf(
  formats: Formats,
  fileName: string,
  table: TicketTable,
  mapping: ColumnMapping,
): TableState {
  const { origin, rowCount, firstRows, repeated } = table;
  const { headings } = mapping;
  const order = dateOrderOf(table, headings);
  const isTimed = headings.created !== undefined && headings.done !== undefined;
  const used = order.kind === 'settled' ? order.order : mapping.dateOrder;
  const columns = table.columns.map(({ heading }, index) => ({
    heading,
    cells: firstRows.map((row) => row[index] ?? ''),
  }));
  const cellsOf = (heading: string | undefined) => columns.find((column) => column.heading === heading)?.cells;
  const counts = doneCounts(table, headings);
  const days = DATES.flatMap((name) => {
    const cells = cellsOf(headings[name]);
    return cells === undefined ? [] : [[name, cells.map((cell) => understoodDay(cell, used))] as const];
  });
  return {
    kind: 'table',
    fileName,
    tracker: origin === null || origin === 'own' ? null : NAMES[origin],
    rowCount,
    columns,
    mapping: { ...mapping, withoutWork: mapping.withoutWork ?? usuallyWithoutWork(table, headings) },
    days: Object.fromEntries(days),
    question: order.kind === 'ask' ? { orders: order.orders, example: order.examples[0] ?? null } : null,
    types: table.columns.find(({ heading }) => heading === headings.type)?.values ?? [],
    resolutions: table.columns.find(({ heading }) => heading === headings.resolution)?.values ?? [],
    notes: [
      ...(repeated.length === 0 ? [] : [repeatedColumnsText(repeated)]),
      ...(counts === null ? [] : [doneCountsText(formats, rowCount, counts)]),
      // Until the other times are chosen, the start of work may be missing only because the reader has not chosen it
      // yet.
      ...(isTimed && measureOf(mapping, table) === 'elapsed' ? [elapsedTableText(origin)] : []),
    ],
  };
}
