/** Maximum number of decimals. Hours and dollars that are stored as doubles have no more significant decimals. */
const MAX_SHOWN_DECIMALS = 10;

/** A value as it is displayed with this number of decimals. */
export const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/**
 * The smallest number of decimals that makes a formula correct as displayed: the rounded operands give the rounded result.
 * @param fewest minimum number of decimals
 * @param computes whether the formula is correct with operands of this many decimals
 * @example decimalsThatCompute(2, (decimals) => money(roundTo(145.218, decimals) * 483) === '$70,140') // 3
 */
export function decimalsThatCompute(fewest: number, computes: (decimals: number) => boolean): number {
  for (let decimals = fewest; decimals < MAX_SHOWN_DECIMALS; decimals += 1) if (computes(decimals)) return decimals;
  return MAX_SHOWN_DECIMALS;
}
