/** A number of claims out of all of a kind. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

/** Prior variance of the logarithm of a likelihood ratio: most doubts are worth between a half and two. */
const PRIOR_VARIANCE = Math.LN2 ** 2;

/**
 * The share of false claims that have a doubt, divided by the mean share of true claims that have it. Half a claim is added to each number, so that
 * a doubt that one side never has keeps a finite ratio.
 * @returns the ratio, and the ratio whose logarithm is shrunk toward 0 by its sampling variance (delta method)
 */
export function likelihoodRatio(
  wrong: Share,
  right: readonly Share[],
): { readonly ratio: number; readonly shrunk: number } {
  const sides = [smoothed([wrong]), smoothed(right)] as const;
  const log = Math.log(sides[0].share) - Math.log(sides[1].share);
  const variance = sides[0].variance + sides[1].variance;
  return { ratio: Math.exp(log), shrunk: Math.exp((log * PRIOR_VARIANCE) / (PRIOR_VARIANCE + variance)) };
}

/** The mean of the shares, and the variance of its logarithm. */
function smoothed(shares: readonly Share[]): { readonly share: number; readonly variance: number } {
  const each = shares.map(({ count, of }) => (count + 0.5) / (of + 1));
  const share = each.reduce((sum, one) => sum + one, 0) / each.length;
  const counted = shares.reduce((sum, { count }) => sum + count, 0.5);
  return { share, variance: (1 - share) / counted };
}
