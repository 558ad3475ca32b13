import { type ColumnMapping, dateOrderOf, type TicketTable, usuallyLeftOut } from '@roi-insight/ticket-files';

/**
 * A mapping after a change. A different column of types has other excluded types, and different columns of dates may
 * decide the order of day and month.
 */
export function changedMapping(
  table: TicketTable,
  mapping: ColumnMapping,
  change: Partial<ColumnMapping>,
): ColumnMapping {
  const next = { ...mapping, ...change };
  const order = dateOrderOf(table, next.headings);
  const isAllowed = order.kind === 'ask' && order.orders.some((one) => one === next.dateOrder);
  return {
    headings: next.headings,
    dateOrder: order.kind === 'settled' ? order.order : isAllowed ? next.dateOrder : null,
    ...(next.withoutWork !== undefined &&
      next.headings.resolution === mapping.headings.resolution && { withoutWork: next.withoutWork }),
    leaveOut: next.headings.type === mapping.headings.type ? next.leaveOut : usuallyLeftOut(table, next.headings),
  };
}
