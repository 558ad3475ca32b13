import { solve } from '../../stats/solve.ts';
import type { Weeks } from '../../measure/weeks.ts';
import type { SeriesTicket } from './seriesTickets.ts';

/** How ln(hours) depend on the type of a ticket. */
export interface TypeEffects {
  /** Difference of a type's ln(hours) from those of the most frequent type. */
  of(type: string): number;
  /** Number of differences that were estimated. */
  readonly size: number;
}

/** Maximum number of types that are estimated separately, which bounds the computation; the others are combined. */
const MAX_TYPES = 20;
/** Shrinks the difference of a type with few tickets toward zero, as half a ticket at zero would. */
const RIDGE = 0.5;

/**
 * The differences between types within the same weeks: pooled within-week least squares of ln(hours) on type dummies
 * (analysis of covariance), with RIDGE on the diagonal. The reference is the most frequent type (ties: the smallest
 * id). As only tickets of the same week are compared, changes from week to week do not matter.
 * Source: Searle, "Linear Models" (1971), 8.2; Hoerl & Kennard, Technometrics 12 (1970).
 */
export function typeEffects(weeks: Weeks<SeriesTicket>): TypeEffects {
  const columns = columnsOf(weeks);
  const size = new Set([...columns.values()].filter((column) => column >= 0)).size;
  const information = new Float64Array((size * (size + 1)) / 2);
  const products = new Float64Array(size);
  for (const { items } of weeks) addWeek(information, products, items, columns);
  for (let i = 0; i < size; i += 1) add(information, (i * (i + 3)) / 2, RIDGE);
  const effects = solve(information, products);
  return { of: (type) => effects[columns.get(type) ?? -1] ?? 0, size };
}

/** The dummy of each type: −1 for the reference. */
function columnsOf(weeks: Weeks<SeriesTicket>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { items } of weeks) for (const { type } of items) counts.set(type, (counts.get(type) ?? 0) + 1);
  const ranked = [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  return new Map(ranked.map(([type], rank) => [type, Math.min(rank, MAX_TYPES) - 1]));
}

function addWeek(
  information: Float64Array,
  products: Float64Array,
  items: readonly SeriesTicket[],
  columns: ReadonlyMap<string, number>,
): void {
  const counts = new Float64Array(products.length);
  const sums = new Float64Array(products.length);
  let total = 0;
  for (const { type, log } of items) {
    total += log;
    const column = columns.get(type) ?? -1;
    if (column < 0) continue;
    add(counts, column, 1);
    add(sums, column, log);
  }
  for (const [i, count] of counts.entries()) {
    if (count === 0) continue;
    add(products, i, (sums[i] ?? 0) - (count * total) / items.length);
    add(information, (i * (i + 3)) / 2, count);
    for (let j = 0; j <= i; j += 1) add(information, (i * (i + 1)) / 2 + j, (-count * (counts[j] ?? 0)) / items.length);
  }
}

function add(values: Float64Array, index: number, value: number): void {
  values[index] = (values[index] ?? 0) + value;
}
