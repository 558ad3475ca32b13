import type { ColumnMapping } from './ColumnMapping.ts';
import { isUsuallyLeftOut } from './isUsuallyLeftOut.ts';
import type { TicketTable } from './TicketTable.ts';

/**
 * The ticket types in a table that are left out unless the user includes them.
 */
export function usuallyLeftOut(
  { columns, origin }: Pick<TicketTable, 'columns' | 'origin'>,
  { type }: ColumnMapping['headings'],
): readonly string[] {
  const tracker = origin === 'own' ? null : origin;
  const types = columns.find(({ heading }) => heading === type)?.values ?? [];
  return types.map(({ name }) => name).filter((name) => isUsuallyLeftOut(name, tracker));
}
