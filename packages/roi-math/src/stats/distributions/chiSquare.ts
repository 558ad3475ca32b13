import { logGamma } from './logGamma.ts';
import { normalCdf } from './normalCdf.ts';

/**
 * P(X > x) of the χ² distribution, by the recurrence Q(x, k + 2) = Q(x, k) + (x / 2)^(k / 2) e^(−x / 2) / Γ(k / 2 + 1)
 * from the closed forms for 1 and 2 degrees of freedom.
 * Source: Abramowitz & Stegun, "Handbook of Mathematical Functions" (1964), 26.4.
 * @param x at least 0
 * @param degreesOfFreedom a whole number of at least 1
 */
export function chiSquareTail(x: number, degreesOfFreedom: number): number {
  let degrees = degreesOfFreedom % 2 === 0 ? 2 : 1;
  let tail = degrees === 2 ? Math.exp(-x / 2) : 2 * normalCdf(-Math.sqrt(x));
  for (; degrees < degreesOfFreedom; degrees += 2) {
    tail += Math.exp((degrees / 2) * Math.log(x / 2) - x / 2 - logGamma(degrees / 2 + 1));
  }
  return Math.min(tail, 1);
}

/**
 * p-value of Pearson's χ² test that two samples have the same shares of every category; 1 if a sample is empty or there
 * is one category.
 * @param counts of each category in both samples
 */
export function sameShares(counts: readonly (readonly [a: number, b: number])[]): number {
  const filled = counts.filter(([a, b]) => a + b > 0);
  const [totalA, totalB] = [sumOf(filled, ([a]) => a), sumOf(filled, ([, b]) => b)];
  if (filled.length < 2 || totalA === 0 || totalB === 0) return 1;
  const distance = sumOf(filled, ([a, b]) => {
    const expected = ((a + b) * totalA) / (totalA + totalB);
    return (a - expected) ** 2 * (1 / expected + 1 / (a + b - expected));
  });
  return chiSquareTail(distance, filled.length - 1);
}

function sumOf<T>(items: readonly T[], term: (item: T) => number): number {
  return items.reduce((sum, item) => sum + term(item), 0);
}
