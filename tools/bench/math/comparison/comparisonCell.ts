import { COMPARISON_GROUPS, type ComparisonCell } from './worlds.ts';

/** The cell with this name. */
export function comparisonCell(name: string): ComparisonCell {
  const cell = COMPARISON_GROUPS.flatMap((group) => group.cells).find((one) => one.name === name);
  if (cell === undefined) throw new Error(`There is no cell '${name}'.`);
  return cell;
}
