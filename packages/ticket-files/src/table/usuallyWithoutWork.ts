import { isDelivered } from '@roi-insight/roi-math';
import type { ColumnMapping } from './ColumnMapping.ts';
import type { TicketTable } from './TicketTable.ts';

/** The resolutions in a table for which usually nothing was built. */
export function usuallyWithoutWork(
  { columns }: Pick<TicketTable, 'columns'>,
  { resolution }: ColumnMapping['headings'],
): readonly string[] {
  const names = columns.find(({ heading }) => heading === resolution)?.values ?? [];
  return names.map(({ name }) => name).filter((name) => !isDelivered(name));
}
