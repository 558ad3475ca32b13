import type { UsagePlace } from '@roi-insight/contracts';
import { numberIn, toMicros } from '../amounts.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import type { BillingUnit } from './unitOf.ts';

/** Columns with quantities and amounts. */
export type SpendColumn = 'quantity' | 'gross_amount' | 'aic_quantity' | 'aic_gross_amount';

/** What a row says about use and cost. */
interface Spent {
  readonly isUse: boolean;
  /** The cost in millionths, negative for a refund; null if the row does not state it. */
  readonly micros: number | null;
  readonly currency: string;
}

/** The price of one AI credit. */
const CREDIT = { currency: 'USD', amount: 0.01 };

/** Maximum number of credits, and maximum amount, in a row. */
const MAX_AMOUNT = 1e6;

/** Tolerance for rounding in the report. */
const TOLERANCE = 1e-6;

/** Tolerance for amounts that were rounded to cents. */
const HALF_CENT = 0.005 + TOLERANCE;

/**
 * Reads the use and the cost of a row; null after adding a problem. A row in AI credits has them in the general columns.
 * A row in premium requests has its AI credits in columns of their own since these exist; before that, its amount is the
 * price of the requests. A refund is negative, and is no use.
 */
export function spentIn(
  textOf: (column: SpendColumn | 'currency') => string,
  unit: BillingUnit,
  problems: RecordProblems,
  place: UsagePlace,
): Spent | null {
  const currency = textOf('currency') || CREDIT.currency;
  const amountIn = (column: SpendColumn) => {
    const text = textOf(column);
    if (text === '') return undefined;
    const amount = problems.amount(numberIn(text.replace(/^-/, '')), MAX_AMOUNT, column, place);
    return amount !== null && text.startsWith('-') ? -amount : amount;
  };
  const hasCredits = unit === 'ai-credits' || textOf('aic_quantity') !== '' || textOf('aic_gross_amount') !== '';
  const [quantityColumn, amountColumn] =
    unit === 'requests' && hasCredits
      ? (['aic_quantity', 'aic_gross_amount'] as const)
      : (['quantity', 'gross_amount'] as const);
  const quantity = amountIn(quantityColumn);
  const amount = quantity === null ? null : amountIn(amountColumn);
  if (quantity === null || amount === null) return null;
  if (unit === 'ai-credits' && quantity === undefined) return problems.value(place, quantityColumn, 'amount');
  const isRefund = (amount ?? quantity ?? 0) < 0;
  const isUse = !isRefund && ((quantity ?? 0) > 0 || (numberIn(textOf('quantity')) ?? 0) > 0);
  const spent = (cost: number | undefined) => ({ isUse, micros: cost === undefined ? null : toMicros(cost), currency });
  if (!hasCredits || quantity === undefined || currency !== CREDIT.currency) return spent(amount);
  const price = Math.abs(quantity) * CREDIT.amount * (isRefund ? -1 : 1);
  const cost = amount ?? price;
  const difference = Math.abs(price - cost);
  if (difference > Math.max(HALF_CENT, TOLERANCE * Math.abs(cost))) {
    problems.all.add({ reason: 'usage-price', place });
    return null;
  }
  return spent(difference > TOLERANCE * Math.max(1, Math.abs(cost)) ? price : cost);
}
