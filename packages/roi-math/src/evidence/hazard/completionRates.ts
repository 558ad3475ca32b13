import { AGE_BINS } from '../../measure/risk/ageBins.ts';
import { type ShapeFit, shapeOf } from './shapeOf.ts';
import type { RiskTable } from '../../measure/risk/riskTable.ts';

/** How fast tickets in progress are completed. */
export interface CompletionRates extends ShapeFit {
  /** For each week, ln of its rate and its number of completions; null without completions. */
  readonly weeks: readonly ({ readonly log: number; readonly completions: number } | null)[];
  /** Variance of a number of completions relative to its mean, at least 1. */
  readonly dispersion: number;
  /** Degrees of freedom of the dispersion. */
  readonly degreesOfFreedom: number;
}

/** A week and an age in which tickets were in progress. */
interface Cell {
  readonly week: number;
  readonly age: number;
  readonly completions: number;
  readonly timeMs: number;
}

const MAX_ROUNDS = 2000;
const PRECISION = 1e-9;

/**
 * Fits the rate exp(α(age) + γ(week)) to the completions, which are Poisson given the time in progress: alternately, the
 * expected completions of every age and of every week are made the observed ones (iterative proportional fitting), which
 * converges to the maximum of the likelihood. The dispersion is Pearson's χ² per degree of freedom. Null if the table says
 * nothing about the ages.
 * Source: Holford, Biometrics 36 (1980), 299–305; McCullagh & Nelder, "Generalized Linear Models" (1989), 4.5 and 6.2.
 * @param isUsed whether a week counts; week 0 starts on the adoption date
 */
export function completionRates(table: RiskTable, isUsed: (week: number) => boolean): CompletionRates | null {
  const cells = cellsOf(table, isUsed);
  const byAge = completionsBy(cells, 'age', AGE_BINS.length);
  const byWeek = completionsBy(cells, 'week', table.weeks);
  let ages: Float64Array = byAge;
  let weeks: Float64Array = byWeek.map((completions) => Math.min(completions, 1));
  for (let round = 0, change = Infinity; round < MAX_ROUNDS && change > PRECISION; round += 1) {
    ages = ratesBy(cells, 'age', byAge, weeks);
    const next = ratesBy(cells, 'week', byWeek, ages);
    change = Math.max(...next.map((rate, week) => (rate > 0 ? Math.abs(rate / (weeks[week] ?? NaN) - 1) : 0)));
    weeks = next;
  }
  const means = cells.map(({ week, age, timeMs }) => timeMs * (ages[age] ?? NaN) * (weeks[week] ?? NaN));
  const possible = cells.flatMap(({ completions }, index) => {
    const mean = means[index] ?? 0;
    return mean > 0 ? [(completions - mean) ** 2 / mean] : [];
  });
  const degreesOfFreedom = possible.length - filled(byAge) - filled(byWeek) + 1;
  const dispersion = Math.max(possible.reduce((sum, square) => sum + square, 0) / degreesOfFreedom, 1);
  const shape = degreesOfFreedom < 1 ? null : shapeOf(byAge, ages, dispersion);
  if (shape === null) return null;
  return {
    ...shape,
    weeks: Array.from(byWeek, (completions, week) =>
      completions > 0 ? { log: Math.log(weeks[week] ?? NaN), completions } : null,
    ),
    dispersion,
    degreesOfFreedom,
  };
}

function cellsOf({ firstWeek, weeks, completions, timeMs }: RiskTable, isUsed: (week: number) => boolean): Cell[] {
  return Array.from({ length: weeks * AGE_BINS.length }, (_, index): Cell => ({
    week: Math.floor(index / AGE_BINS.length),
    age: index % AGE_BINS.length,
    completions: completions[index] ?? 0,
    timeMs: timeMs[index] ?? 0,
  })).filter((cell) => cell.timeMs > 0 && isUsed(firstWeek + cell.week));
}

function completionsBy(cells: readonly Cell[], side: 'age' | 'week', size: number): Float64Array {
  const sums = new Float64Array(size);
  for (const cell of cells) sums[cell[side]] = (sums[cell[side]] ?? 0) + cell.completions;
  return sums;
}

/** The rates of one side that give its completions, given the rates of the other side; 0 without completions. */
function ratesBy(
  cells: readonly Cell[],
  side: 'age' | 'week',
  completions: Float64Array,
  others: Float64Array,
): Float64Array {
  const other = side === 'age' ? 'week' : 'age';
  const expected = new Float64Array(completions.length);
  for (const cell of cells) {
    expected[cell[side]] = (expected[cell[side]] ?? 0) + cell.timeMs * (others[cell[other]] ?? NaN);
  }
  return completions.map((count, index) => (count > 0 ? count / (expected[index] ?? NaN) : 0));
}

const filled = (completions: Float64Array) => completions.filter((count) => count > 0).length;
