/** The parts of an experiment's statistic for one draw of coins. */
export interface CoinSums {
  /** Σ(a − ā_w) e for each of the residual vectors. */
  readonly products: readonly number[];
  /** Σ(a − ā_w)². */
  readonly spread: number;
}

/**
 * The sums of δ = Σ(a − ā_w) e/Σ(a − ā_w)². Residuals add up to 0 in each week, so Σ(a − ā_w) e = Σ a e.
 * @param coins 1 for yes, 0 for no, in the order of the residuals
 * @param starts index of the first ticket of each week, and the number of tickets at the end
 */
export function coinSums(coins: Uint8Array, starts: readonly number[], residuals: readonly Float64Array[]): CoinSums {
  let spread = 0;
  for (let week = 1; week < starts.length; week += 1) {
    const [from, to] = [starts[week - 1] ?? 0, starts[week] ?? 0];
    let yes = 0;
    for (let i = from; i < to; i += 1) yes += coins[i] ?? 0;
    spread += yes - (yes * yes) / (to - from);
  }
  return { products: residuals.map((values) => sumOfYes(coins, values)), spread };
}

function sumOfYes(coins: Uint8Array, values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < coins.length; i += 1) sum += (coins[i] ?? 0) * (values[i] ?? 0);
  return sum;
}
