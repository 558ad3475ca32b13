import type { TeamTerms } from '../comparison/panel/panelTeam.ts';

/** The terms of a team with some of its columns, and ln(hours). The inverse of its covariance is the same, and is computed once. */
export function withColumns(own: TeamTerms, picked: readonly number[]): TeamTerms {
  const size = own.columns.length;
  const all = [...picked, size - 1];
  return {
    ...own,
    columns: all.flatMap((column) => own.columns[column] ?? []),
    products: all.flatMap((row) => all.map((column) => own.products[row * size + column] ?? NaN)),
  };
}
