/** Beyond these decimals, doubles of the size of hours and dollars have nothing to show. */
const MAX_SHOWN_DECIMALS = 10;

/** A value as it is shown with so many decimals. */
export const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/**
 * The fewest decimals with which a formula computes: from its operands as they are shown follows its result as it is shown.
 * @param fewest as many are shown in any case
 * @param computes whether the formula does with operands of so many decimals
 * @example decimalsThatCompute(2, (decimals) => formatMoney(roundTo(145.218, decimals) * 483) === '$70,140') // 3
 */
export function decimalsThatCompute(fewest: number, computes: (decimals: number) => boolean): number {
  for (let decimals = fewest; decimals < MAX_SHOWN_DECIMALS; decimals += 1) if (computes(decimals)) return decimals;
  return MAX_SHOWN_DECIMALS;
}
