import type { LogSeries } from '../../evidence/series/logWeeks.ts';
import { dot, inverse } from '../../stats/positiveDefinite.ts';
import { times } from '../../stats/times.ts';
import type { Shocks } from '../../stats/whiten.ts';
import { WEEKS_PER_UNIT } from '../difference.ts';
import { CHANGES, effectChanges } from './effectChanges.ts';

export interface PanelTeam {
  readonly series: LogSeries;
  /** The team's first week after adoption; null if the team has not adopted. */
  readonly start: number | null;
}

export interface PanelSpan {
  readonly from: number;
  /** The week after the last week. */
  readonly to: number;
  /** Whether the effect may change with the weeks since adoption. */
  readonly effectMayChange: boolean;
}

/** A team's weeks, and the columns whose coefficients are estimated. */
export interface TeamColumns {
  readonly series: LogSeries;
  /** The columns in a week: the changes of the effect, the effect. */
  readonly columnsIn: (week: number) => readonly number[];
}

/** A team's contribution under one model of shocks and one prior of slopes, with its level and slope eliminated. */
export interface TeamTerms {
  /** Packed lower triangle of M over the weeks. */
  readonly weeks: Float64Array;
  /** M x for each column x: the changes of the effect, the effect, ln(hours). */
  readonly columns: readonly Float64Array[];
  /** x' M z for each pair of columns x and z, row by row. */
  readonly products: readonly number[];
  /** ln of the determinant of the shocks' covariance, plus ln of the determinant of the eliminated part. */
  readonly log: number;
}

/** The terms of a team whose effect begins with its adoption, see {@link termsOf}. */
export function teamTerms(
  { series, start }: PanelTeam,
  { effectMayChange, ...span }: PanelSpan,
  shocks: Shocks,
  slopes: readonly number[],
): TeamTerms[] {
  const columnsIn = (week: number) => {
    const since = start === null || week < start ? null : week - start;
    const changes = effectMayChange && since !== null ? effectChanges(since) : NO_CHANGES;
    return [...changes, since === null ? 0 : 1];
  };
  return termsOf({ series, columnsIn }, span, shocks, slopes);
}

const NO_CHANGES = Array.from({ length: CHANGES }, () => 0);

/**
 * The terms of a team under one model of shocks, for each standard deviation of slopes per week:
 * M = V⁻¹ − V⁻¹ Z (Z'V⁻¹Z + Λ)⁻¹ Z'V⁻¹ with the level and the slope in Z. Weeks without tickets have no entries.
 */
export function termsOf(
  { series, columnsIn }: TeamColumns,
  { from, to }: Pick<PanelSpan, 'from' | 'to'>,
  shocks: Shocks,
  slopes: readonly number[],
): TeamTerms[] {
  const weeks = series.weeks.filter(({ week, mean }) => mean !== null && week >= from && week < to);
  const { triangle, logDeterminant } = inverse(covariance(series, weeks, shocks));
  const center = weeks.reduce((sum, { mean }) => sum + (mean ?? 0), 0) / weeks.length;
  const column = (value: (week: number, mean: number) => number) =>
    Float64Array.from(weeks, ({ week, mean }) => value(week, mean ?? NaN));
  const values = weeks.map(({ week }) => columnsIn(week));
  const all = [
    column(() => 1),
    column((week) => week / WEEKS_PER_UNIT),
    ...columnsIn(from).map((_, index) => Float64Array.from(values, (row) => row[index] ?? NaN)),
    column((_, mean) => mean - center),
  ];
  const weighted = all.map((one) => times(triangle, one));
  const products = weighted.map((one) => all.map((other) => dot(one, other)));
  const at = weeks.map(({ week }) => week - from);
  return slopes.map((slope) =>
    eliminated(triangle, weighted, products, { at, size: to - from, slope, logDeterminant }),
  );
}

function covariance(
  { ticketVariance }: LogSeries,
  weeks: LogSeries['weeks'],
  { deviation, persistence }: Shocks,
): Float64Array {
  const triangle = new Float64Array((weeks.length * (weeks.length + 1)) / 2);
  const span = (weeks.at(-1)?.week ?? 0) - (weeks[0]?.week ?? 0) + 1;
  const shocks = Float64Array.from({ length: span }, (_, apart) => deviation ** 2 * persistence ** apart);
  let index = 0;
  for (const [i, one] of weeks.entries()) {
    for (let j = 0; j <= i; j += 1) {
      const apart = one.week - (weeks[j]?.week ?? NaN);
      triangle[index] = (shocks[apart] ?? NaN) + (i === j ? ticketVariance / one.count : 0);
      index += 1;
    }
  }
  return triangle;
}

/** Eliminates level and slope, and maps the weeks with tickets to the weeks of the panel. */
function eliminated(
  triangle: Float64Array,
  weighted: readonly Float64Array[],
  products: readonly (readonly number[])[],
  {
    at,
    size,
    slope,
    logDeterminant,
  }: {
    readonly at: readonly number[];
    readonly size: number;
    readonly slope: number;
    readonly logDeterminant: number;
  },
): TeamTerms {
  const deviation = slope * WEEKS_PER_UNIT;
  const z = (i: number, j: number) => products[i]?.[j] ?? NaN;
  const [a, b, c] = [z(0, 0), z(0, 1), z(1, 1) + 1 / deviation ** 2];
  const determinant = a * c - b * b;
  const [level = new Float64Array(), trend = new Float64Array(), ...columns] = weighted;
  const weeks = new Float64Array((size * (size + 1)) / 2);
  for (const [i, row] of at.entries()) {
    const [x, y] = [level[i] ?? NaN, trend[i] ?? NaN];
    const [p, q] = [(c * x - b * y) / determinant, (a * y - b * x) / determinant];
    const below = (i * (i + 1)) / 2;
    for (let j = 0; j <= i; j += 1) {
      const index = (row * (row + 1)) / 2 + (at[j] ?? 0);
      weeks[index] = (triangle[below + j] ?? NaN) - p * (level[j] ?? NaN) - q * (trend[j] ?? NaN);
    }
  }
  const coefficients = columns.map((_, k) => {
    const [x, y] = [z(k + 2, 0), z(k + 2, 1)];
    return [(c * x - b * y) / determinant, (a * y - b * x) / determinant] as const;
  });
  return {
    weeks,
    columns: columns.map((one, k) => {
      const [p, q] = coefficients[k] ?? [NaN, NaN];
      const full = new Float64Array(size);
      for (const [i, row] of at.entries()) full[row] = (one[i] ?? NaN) - p * (level[i] ?? NaN) - q * (trend[i] ?? NaN);
      return full;
    }),
    products: coefficients.flatMap(([p, q], k) =>
      columns.map((_, l) => z(k + 2, l + 2) - p * z(l + 2, 0) - q * z(l + 2, 1)),
    ),
    log: logDeterminant + Math.log(determinant) + Math.log(deviation ** 2),
  };
}
