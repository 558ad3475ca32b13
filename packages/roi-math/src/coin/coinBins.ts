/** Draws whose statistic with its sign lies in [from, to). */
export interface CoinBin {
  readonly from: number;
  readonly to: number;
  readonly draws: number;
}

/** An odd number, so that one bin has 0 in its middle. */
const BINS = 31;

/**
 * The distribution of fresh draws for a picture: bins of equal width around 0 that the real value fits in.
 * @param others δ of each draw @param delta δ of the real coins
 */
export function coinBins(others: readonly number[], delta: number): readonly CoinBin[] {
  const largest = others.reduce((most, other) => Math.max(most, Math.abs(other)), Math.abs(delta));
  const end = Math.max(largest * 1.02, 1e-6);
  const width = (2 * end) / BINS;
  const counts = new Uint32Array(BINS);
  for (const other of others) {
    // Positive is faster in the picture.
    const bin = Math.min(Math.floor((end - other) / width), BINS - 1);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return Array.from(counts, (draws, bin) => ({ from: -end + bin * width, to: -end + (bin + 1) * width, draws }));
}
