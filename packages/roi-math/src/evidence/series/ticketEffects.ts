import { solve } from '../../stats/solve.ts';
import type { Weeks } from '../../measure/weeks.ts';
import type { SeriesTicket } from './seriesTickets.ts';

/** The dependence of ln(hours) on the type of a ticket and, if requested, on its size. */
export interface TicketEffects {
  /** ln(hours) of tickets of this type and size, minus ln(hours) of tickets of the most frequent type and the usual size. */
  of(ticket: Pick<SeriesTicket, 'type' | 'logSize'>): number;
  /** Number of coefficients that were estimated. */
  readonly size: number;
}

/** Maximum number of types that are estimated separately, which bounds the computation; the others are combined. */
const MAX_TYPES = 20;
/** Shrinks the difference of a type with few tickets toward zero, as half a ticket at zero would. */
const RIDGE = 0.5;

/** The columns of the regression: a dummy for each type and, with sizes, one for ln(size) and one for a missing size. */
interface Columns {
  /** The index of the dummy of each type; −1 for the reference type, which has no dummy. */
  readonly ofType: ReadonlyMap<string, number>;
  readonly types: number;
  /**
   * Mean of ln(size), which is subtracted from ln(size) so that the unit of the sizes does not matter; null if the effect
   * of the size was not requested.
   */
  readonly usualSize: number | null;
}

/**
 * The differences between tickets of the same weeks: pooled within-week least squares of ln(hours) on type dummies and, with
 * sizes, on ln(size), which is 0 for a ticket without a size, and on a dummy of these tickets (analysis of covariance),
 * with RIDGE on the diagonal. The reference is the most frequent type (ties: the smallest id). As only tickets of the
 * same week are compared, changes from week to week do not matter.
 * Source: Searle, "Linear Models" (1971), 8.2; Hoerl & Kennard, Technometrics 12 (1970).
 */
export function ticketEffects(weeks: Weeks<SeriesTicket>, isSizeUsed: boolean): TicketEffects {
  const columns = columnsOf(weeks, isSizeUsed);
  const { ofType, types, usualSize } = columns;
  const size = types + (isSizeUsed ? 2 : 0);
  const information = new Float64Array((size * (size + 1)) / 2);
  const products = new Float64Array(size);
  for (const { items } of weeks) addWeek(information, products, items, columns);
  for (let i = 0; i < size; i += 1) add(information, indexOf(i, i), RIDGE);
  const effects = solve(information, products);
  const effect = (column: number) => effects[column] ?? 0;
  return {
    of: ({ type, logSize }) => {
      const ofItsType = effect(ofType.get(type) ?? -1);
      if (usualSize === null) return ofItsType;
      return ofItsType + (logSize === null ? effect(types + 1) : effect(types) * (logSize - usualSize));
    },
    size,
  };
}

function columnsOf(weeks: Weeks<SeriesTicket>, isSizeUsed: boolean): Columns {
  const counts = new Map<string, number>();
  let [sized, sum] = [0, 0];
  for (const { items } of weeks) {
    for (const { type, logSize } of items) {
      counts.set(type, (counts.get(type) ?? 0) + 1);
      if (logSize === null) continue;
      sized += 1;
      sum += logSize;
    }
  }
  const ranked = [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  return {
    ofType: new Map(ranked.map(([type], rank) => [type, Math.min(rank, MAX_TYPES) - 1])),
    types: Math.max(Math.min(ranked.length - 1, MAX_TYPES), 0),
    usualSize: isSizeUsed ? sum / Math.max(sized, 1) : null,
  };
}

function addWeek(
  information: Float64Array,
  products: Float64Array,
  items: readonly SeriesTicket[],
  { ofType, types, usualSize }: Columns,
): void {
  if (items.length === 0) return;
  /** Sum of each column. */
  const totals = new Float64Array(products.length);
  /** Sum of the products of each column with ln(hours). */
  const sums = new Float64Array(products.length);
  let total = 0;
  for (const { type, log, logSize } of items) {
    total += log;
    const column = ofType.get(type) ?? -1;
    if (column >= 0) {
      add(totals, column, 1);
      add(sums, column, log);
    }
    if (usualSize === null) continue;
    const [row, value] = logSize === null ? [types + 1, 1] : [types, logSize - usualSize];
    add(totals, row, value);
    add(sums, row, value * log);
    add(information, indexOf(row, row), value ** 2);
    if (column >= 0) add(information, indexOf(row, column), value);
  }
  for (const [i, count] of totals.entries()) {
    if (i < types) {
      if (count === 0) continue;
      add(information, indexOf(i, i), count);
    }
    add(products, i, (sums[i] ?? 0) - (count * total) / items.length);
    for (let j = 0; j <= i; j += 1) add(information, indexOf(i, j), (-count * (totals[j] ?? 0)) / items.length);
  }
}

/** Index of a cell of a symmetric matrix that is stored as its lower triangle. */
const indexOf = (row: number, column: number) => (row * (row + 1)) / 2 + column;

function add(values: Float64Array, index: number, value: number): void {
  values[index] = (values[index] ?? 0) + value;
}
