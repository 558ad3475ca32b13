import { cholesky, rowsOf } from '../../stats/cholesky.ts';
import { dot, entry, forward, inverse, logDeterminant } from '../../stats/positiveDefinite.ts';
import { CHANGES } from './effectChanges.ts';
import type { TeamTerms } from './panelTeam.ts';

/** The coefficients of a panel under one model. */
export interface PanelFit {
  /** Columns: the changes of the effect, the effects. */
  readonly coefficients: readonly number[];
  /** Covariance of the coefficients, as a packed lower triangle. */
  readonly covariance: Float64Array;
  /** ln of the restricted likelihood. */
  readonly log: number;
  /**
   * The elimination of the weeks removes a part of the information on each effect. This is the share that remains: the
   * minimum over the effects.
   */
  readonly identified: number;
}

/** Keeps the information matrix of the weeks invertible if no team has tickets in some of them. */
const RIDGE = 1e-9;
/** Prior precisions of the columns that let an effect change. */
export const CHANGE_PRECISIONS = Array.from({ length: CHANGES }, () => 1);

/** The terms of several teams together. */
export interface PanelSums {
  /** Packed lower triangle over the weeks. */
  readonly weeks: Float64Array;
  /** Columns: the changes of the effect, the effects, ln(hours). */
  readonly columns: readonly Float64Array[];
  /** The product of each pair of columns. */
  readonly products: readonly Float64Array[];
  readonly log: number;
}

/** Adds up the terms of teams. `effects`: for each team, the index of its effect; −1 for a team that has not adopted. */
export function sumOf(terms: readonly TeamTerms[], effects: readonly number[]): PanelSums {
  const zero = noSums(Math.max(...effects) + 1, terms[0]);
  return terms.reduce((sums, own, team) => plus(sums, own, effects[team] ?? -1, 1), zero);
}

/** The sums of no team, for teams like this one. */
export function noSums(effects: number, like: TeamTerms | undefined): PanelSums {
  const size = like?.columns[0]?.length ?? 0;
  const columns = Array.from({ length: changesIn(like) + effects + 1 }, () => new Float64Array(size));
  return {
    weeks: new Float64Array((size * (size + 1)) / 2),
    columns,
    products: columns.map(() => new Float64Array(columns.length)),
    log: 0,
  };
}

/** Number of a team's columns, other than that of its effect and ln(hours). */
const changesIn = (own: TeamTerms | undefined): number => (own?.columns.length ?? 2) - 2;

/** The sums with one more team or, if `sign` is −1, with one team fewer. */
export function plus(sums: PanelSums, own: TeamTerms, effect: number, sign: 1 | -1): PanelSums {
  const columns = sums.columns.map((column) => column.slice());
  const products = sums.products.map((row) => row.slice());
  // The position of each of the team's columns; for a team that has not adopted, all but the last column are zero.
  const changes = changesIn(own);
  const place = [...Array.from({ length: changes }).keys(), changes + Math.max(effect, 0), columns.length - 1];
  for (const [k, column] of own.columns.entries()) {
    const to = place[k] ?? 0;
    addTo(columns[to], column, sign);
    for (let l = 0; l < place.length; l += 1) {
      const row = products[to];
      const at = place[l] ?? 0;
      if (row !== undefined) row[at] = (row[at] ?? NaN) + sign * (own.products[k * place.length + l] ?? NaN);
    }
  }
  const weeks = sums.weeks.slice();
  addTo(weeks, own.weeks, sign);
  return { weeks, columns, products, log: sums.log + sign * own.log };
}

function addTo(target: Float64Array | undefined, values: Float64Array, sign: number): void {
  if (target === undefined) return;
  for (let i = 0; i < values.length; i += 1) target[i] = (target[i] ?? NaN) + sign * (values[i] ?? NaN);
}

/** The information on the weeks, made invertible: only their differences are estimated. */
export function regular(information: Float64Array): Float64Array {
  const size = rowsOf(information);
  const weeks = information.map((value) => value + 1 / size);
  for (let i = 0; i < size; i += 1) weeks[(i * (i + 3)) / 2] = (weeks[(i * (i + 3)) / 2] ?? NaN) + RIDGE;
  return weeks;
}

/**
 * Eliminates the effects of the weeks and fits the other columns: the changes of the effect, and one or several effects.
 * @param precisions of the prior of each change of the effect
 */
export function fitPanel(
  { weeks: information, columns, products, log: teams }: PanelSums,
  precisions: readonly number[] = CHANGE_PRECISIONS,
): PanelFit {
  const factor = cholesky(regular(information));
  const whitened = columns.map((column) => forward(factor, column));
  const left = (i: number, j: number) =>
    (products[i]?.[j] ?? NaN) - dot(whitened[i] ?? new Float64Array(), whitened[j] ?? new Float64Array());
  const last = columns.length - 1;
  const rest = new Float64Array((last * (last + 1)) / 2);
  let index = 0;
  for (let i = 0; i < last; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      rest[index] = left(i, j) + (i === j ? (precisions[i] ?? 0) : 0);
      index += 1;
    }
  }
  const { triangle: covariance, logDeterminant: logRest } = inverse(rest);
  const values = Array.from({ length: last }, (_, i) => left(i, last));
  const coefficients = values.map((_, i) => values.reduce((sum, value, j) => sum + entry(covariance, i, j) * value, 0));
  const explained = coefficients.reduce((sum, coefficient, i) => sum + coefficient * (values[i] ?? NaN), 0);
  return {
    coefficients,
    covariance,
    log: -(teams + logDeterminant(factor) + logRest + left(last, last) - explained) / 2,
    identified: Math.min(
      ...values.map((_, i) => 1 / (entry(covariance, i, i) * (products[i]?.[i] ?? NaN))).slice(precisions.length),
    ),
  };
}
