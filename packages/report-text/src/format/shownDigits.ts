/** Beyond these decimals, doubles of the size of hours and dollars have nothing to show. */
const MAX_SHOWN_DECIMALS = 10;

/** A value as it is shown with this many decimals. */
export const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/**
 * The fewest decimals with which a formula computes: its shown operands give its shown result.
 * @param fewest at least this many are shown
 * @param computes whether the formula computes with operands of this many decimals
 * @example decimalsThatCompute(2, (decimals) => money(roundTo(145.218, decimals) * 483) === '$70,140') // 3
 */
export function decimalsThatCompute(fewest: number, computes: (decimals: number) => boolean): number {
  for (let decimals = fewest; decimals < MAX_SHOWN_DECIMALS; decimals += 1) if (computes(decimals)) return decimals;
  return MAX_SHOWN_DECIMALS;
}
