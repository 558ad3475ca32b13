import type { Share } from '../sharesDiffer.ts';
import type { Difference } from '../welch.ts';

/** 97.5 % quantile of the standard normal distribution. */
const Z = 1.959963984540054;

/**
 * The difference of two shares, b − a, with its 95 % interval from Wilson's intervals; null if a total is 0.
 * Source: R. G. Newcombe, Statistics in Medicine 17 (1998), method 10.
 * @param dispersion variance of the counts divided by that of binomial counts, at least 1
 */
export function shareDifference(a: Share, b: Share, dispersion = 1): Difference | null {
  if (a.of === 0 || b.of === 0) return null;
  const [before, after] = [wilson(a, dispersion), wilson(b, dispersion)];
  const estimate = after.share - before.share;
  return {
    estimate,
    low: estimate - Math.hypot(after.share - after.low, before.high - before.share),
    high: estimate + Math.hypot(after.high - after.share, before.share - before.low),
  };
}

/** A share with Wilson's interval. */
function wilson({ count, of }: Share, dispersion: number) {
  const [share, n] = [count / of, of / dispersion];
  const middle = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const margin = (Z / (1 + Z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return { share, low: middle - margin, high: middle + margin };
}
