import { columnNames } from '../csv/Cells.ts';
import { UsageError } from '../Problems.ts';
import { headingCurrency } from './headingCurrency.ts';
import { PERSON_COLUMNS, type PersonColumn, type PersonMapping } from './PersonMapping.ts';
import { suggestedColumns } from './suggestedColumns.ts';

/** The usual currency of vendors, for amounts without a currency. */
const DEFAULT_CURRENCY = 'USD';

interface PersonColumns {
  /** Positions of the columns in a row. */
  readonly at: ReadonlyMap<PersonColumn, number>;
  /** The currency of amounts in a table without a column of currencies. */
  readonly currency: string;
}

/**
 * Finds the columns of a table of persons and days in its first line; null if the table is of another kind.
 * @param mapping the columns that the user chose
 * @throws {UsageError} if a chosen column is missing, or a used column is there twice
 */
export function personColumns(heading: readonly string[], file: string, mapping: PersonMapping): PersonColumns | null {
  const names = columnNames(heading);
  const chosen = { ...suggestedColumns(heading), ...mapping };
  const at = new Map<PersonColumn, number>();
  const missing: string[] = [];
  for (const column of PERSON_COLUMNS) {
    const wanted = chosen[column] ?? '';
    if (wanted === '') continue;
    const [name = ''] = columnNames([wanted]);
    const index = names.indexOf(name);
    if (index === -1) missing.push(wanted);
    else if (index !== names.lastIndexOf(name))
      throw new UsageError({ reason: 'usage-column-twice', file, field: column });
    else at.set(column, index);
  }
  const [field] = missing;
  if (at.has('person') && at.has('date') && field === undefined)
    return { at, currency: headingCurrency(chosen.spend ?? '')?.currency ?? DEFAULT_CURRENCY };
  // A table of members has none of the chosen columns.
  if (field === undefined || (names.includes('person') && names.includes('team') && !names.includes('date')))
    return null;
  throw new UsageError({ reason: 'usage-missing-column', file, field });
}
