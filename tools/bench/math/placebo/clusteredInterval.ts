/** Number of standard deviations on each side that contain 95 % of a normal distribution. */
const NORMAL_95 = 1.96;

/**
 * A 95 % interval of a share whose cases form clusters and may correlate within them. Uses the linearized variance of
 * the share between clusters, multiplied by C / (C − 1).
 * @returns null for fewer than two clusters
 */
export function clusteredInterval(
  clusters: readonly { readonly count: number; readonly of: number }[],
): readonly [low: number, high: number] | null {
  if (clusters.length < 2) return null;
  const total = clusters.reduce((sum, { of }) => sum + of, 0);
  const share = clusters.reduce((sum, { count }) => sum + count, 0) / total;
  const squares = clusters.reduce((sum, { count, of }) => sum + (count - share * of) ** 2, 0);
  const error = Math.sqrt((squares * clusters.length) / (clusters.length - 1)) / total;
  return [Math.max(0, share - NORMAL_95 * error), Math.min(1, share + NORMAL_95 * error)];
}
