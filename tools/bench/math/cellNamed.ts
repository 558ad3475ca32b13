/** The cell of a benchmark with this name. @throws {Error} if no cell has the name */
export function cellNamed<Cell extends { readonly name: string }>(
  groups: readonly { readonly cells: readonly Cell[] }[],
  name: string,
): Cell {
  const cell = groups.flatMap(({ cells }) => cells).find((one) => one.name === name);
  if (cell === undefined) throw new Error(`There is no cell '${name}'.`);
  return cell;
}
