import { columnNames } from '../csv/Cells.ts';
import { chosenColumns } from '../csv/chosenColumns.ts';
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
  const { at, missing: field } = chosenColumns(heading, file, PERSON_COLUMNS, chosen);
  if (at.has('person') && at.has('date') && field === undefined)
    return { at, currency: headingCurrency(chosen.spend ?? '')?.currency ?? DEFAULT_CURRENCY };
  // A table of members has none of the chosen columns.
  if (field === undefined || (names.includes('person') && names.includes('team') && !names.includes('date')))
    return null;
  throw new UsageError({ reason: 'usage-missing-column', file, field });
}
