import { PLAN_CELLS, type PlanCell } from './cells.ts';

/** The cell with this name. */
export function planCell(name: string): PlanCell {
  const cell = PLAN_CELLS.find((one) => one.name === name);
  if (cell === undefined) throw new Error(`There is no cell '${name}'.`);
  return cell;
}
