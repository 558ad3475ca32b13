import { numberIn, toMicros } from '../amounts.ts';
import { cellsOf } from '../csv/Cells.ts';
import type { TakeCells } from '../csv/csvRows.ts';
import type { People } from '../people/People.ts';
import type { PersonDays } from '../people/PersonDays.ts';
import type { RecordProblems } from '../RecordProblems.ts';

/** Columns that distinguish the rows of a person on a day. */
const KINDS = ['sku', 'model', 'applied_cost_per_quantity', 'organization', 'repository', 'cost_center_name'] as const;

const COLUMNS = {
  required: [
    'date',
    'username',
    'product',
    'unit_type',
    'quantity',
    'gross_amount',
    'aic_quantity',
    'aic_gross_amount',
  ],
  optional: KINDS,
  // Columns with other names are accepted, because GitHub adds columns from time to time.
  refusesOthers: false,
} as const;

/** Dollars for one AI credit. */
const CREDIT = 0.01;

/** Maximum number of credits, and of dollars, in a row. */
const MAX_AMOUNT = 1e6;

/** Tolerance for rounding in the report. */
const TOLERANCE = 1e-6;

/**
 * The columns in which a row has its AI credits. A row whose unit is AI credits has them in the general columns; a row whose unit is premium requests
 * has them in the columns for AI credits.
 */
const AMOUNTS = {
  'ai-credits': ['quantity', 'gross_amount'],
  requests: ['aic_quantity', 'aic_gross_amount'],
} as const;

/**
 * Reads GitHub's billing report: the AI credits of each person and day. The credits that seats include are not deducted.
 */
export function billingRows(
  heading: readonly string[],
  file: string,
  people: People,
  records: PersonDays,
  problems: RecordProblems,
): TakeCells {
  const row = cellsOf(heading, COLUMNS, file);
  return (cells, place) => {
    if (!row.moveTo(cells, place, problems.all)) return;
    if (row.text('product').toLowerCase() !== 'copilot') return;
    const day = problems.day(row.text('date'), 'date', place);
    if (day === null) return;
    const person = people.numberOf(row.text('username'));
    if (person === null) return void problems.value(place, 'username', 'name');
    const unit = row.text('unit_type');
    if (unit !== 'ai-credits' && unit !== 'requests') return void problems.value(place, 'unit_type', 'unit');
    const [quantityColumn, amountColumn] = AMOUNTS[unit];
    const quantity = problems.amount(numberIn(row.text(quantityColumn)), MAX_AMOUNT, quantityColumn, place);
    if (quantity === null) return;
    const amount = problems.amount(numberIn(row.text(amountColumn)), MAX_AMOUNT, amountColumn, place);
    if (amount === null) return;
    if (Math.abs(quantity * CREDIT - amount) > TOLERANCE * Math.max(1, amount))
      return problems.all.add({ reason: 'usage-price', place });
    if (!records.takeCurrency('USD', amountColumn, place)) return;
    const isActive = quantity > 0 || (numberIn(row.text('quantity')) ?? 0) > 0;
    const kind = [unit, ...KINDS.map((column) => row.text(column))].join('\0');
    records.add({ person, day, isActive, micros: toMicros(amount) }, kind, place);
  };
}
