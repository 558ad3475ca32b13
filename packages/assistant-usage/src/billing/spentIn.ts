import type { UsagePlace } from '@roi-insight/contracts';
import { numberIn, toMicros } from '../amounts.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import type { BillingUnit } from './unitOf.ts';

/** Columns with quantities and amounts. */
export type SpendColumn = 'quantity' | 'gross_amount' | 'aic_quantity' | 'aic_gross_amount';

/** What a row says about use and cost. */
interface Spent {
  readonly isUse: boolean;
  /** The cost in millionths of a dollar; null if the row does not state it. */
  readonly micros: number | null;
  /** The column of the cost. */
  readonly column: SpendColumn;
}

/** Dollars for one AI credit. */
const CREDIT = 0.01;

/** Maximum number of credits, and of dollars, in a row. */
const MAX_AMOUNT = 1e6;

/** Tolerance for rounding in the report. */
const TOLERANCE = 1e-6;

/**
 * Reads the use and the cost of a row; null after adding a problem. A row in AI credits has them in the general columns.
 * A row in premium requests has its AI credits in columns of their own since these exist; before that, its amount is the
 * price of the requests.
 */
export function spentIn(
  textOf: (column: SpendColumn) => string,
  unit: BillingUnit,
  problems: RecordProblems,
  place: UsagePlace,
): Spent | null {
  const amountIn = (column: SpendColumn) =>
    textOf(column) === '' ? undefined : problems.amount(numberIn(textOf(column)), MAX_AMOUNT, column, place);
  const hasCredits = unit === 'ai-credits' || textOf('aic_quantity') !== '' || textOf('aic_gross_amount') !== '';
  const [quantityColumn, amountColumn] =
    unit === 'requests' && hasCredits
      ? (['aic_quantity', 'aic_gross_amount'] as const)
      : (['quantity', 'gross_amount'] as const);
  const quantity = amountIn(quantityColumn);
  const amount = amountIn(amountColumn);
  if (quantity === null || amount === null) return null;
  if (unit === 'ai-credits' && quantity === undefined) return problems.value(place, quantityColumn, 'amount');
  const isUse = (quantity ?? 0) > 0 || (numberIn(textOf('quantity')) ?? 0) > 0;
  if (!hasCredits) return { isUse, micros: amount === undefined ? null : toMicros(amount), column: amountColumn };
  const price = quantity === undefined ? amount : quantity * CREDIT;
  const cost = amount ?? price ?? 0;
  if (Math.abs((price ?? cost) - cost) > TOLERANCE * Math.max(1, cost)) {
    problems.all.add({ reason: 'usage-price', place });
    return null;
  }
  return { isUse, micros: toMicros(cost), column: amountColumn };
}
