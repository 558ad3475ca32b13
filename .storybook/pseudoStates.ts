const STATES = { hover: 'hover', 'focus-visible': 'focusVisible', active: 'active' } as const;

/**
 * Story parameters for a `Matrix` with columns 'hover', 'focus-visible' or 'active'. They freeze that state on the part
 * of each cell that the selector finds. `data-row` of a cell is the name of its row.
 */
export function pseudoStates(part: string) {
  const parts = Object.entries(STATES).map(([column, state]) => [state, `[data-column='${column}'] ${part}`]);
  return { pseudo: { ...Object.fromEntries(parts), rootSelector: 'body' } };
}
