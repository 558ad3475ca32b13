/** Options for exactly this many decimals. */
export const exactly = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** Maximum number of decimals that `Intl` accepts in every browser. */
const MAX_DECIMALS = 20;

/** Decimals that make the ticks of an axis differ. @example stepDecimals(0.05) // 2 */
export function stepDecimals(step: number): number {
  return Math.min(MAX_DECIMALS, Math.max(0, Math.ceil(-Math.log10(step))));
}
