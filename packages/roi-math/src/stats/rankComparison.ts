import { normalCdf } from './distributions/normalCdf.ts';

/** A comparison of two samples by the ranks of their values. */
export interface RankComparison {
  /** Cliff's δ = P(a > b) − P(a < b); 1 if every a is above every b. */
  readonly cliffsDelta: number;
  /** Two-sided p-value of the Mann–Whitney test. */
  readonly p: number;
}

/**
 * Cliff's δ and the Mann–Whitney test, in O(n log n); null if a sample is empty. The p-value is the normal
 * approximation with correction for ties and continuity, as in R's `wilcox.test(a, b, exact = FALSE)`.
 * Source: Mann & Whitney, Ann. Math. Statist. 18 (1947); Cliff, Psychological Bulletin 114 (1993).
 */
export function rankComparison(a: readonly number[], b: readonly number[]): RankComparison | null {
  const [m, n] = [a.length, b.length];
  if (m === 0 || n === 0) return null;
  const { wins, ties } = compareSorted(Float64Array.from(a).toSorted(), Float64Array.from(b).toSorted());
  const cliffsDelta = (2 * wins) / (m * n) - 1;
  const total = m + n;
  const variance = ((m * n) / 12) * (total + 1 - ties / (total * (total - 1)));
  const distance = Math.max(Math.abs(wins - (m * n) / 2) - 0.5, 0);
  const p = variance > 0 ? 2 * normalCdf(-distance / Math.sqrt(variance)) : 1;
  return { cliffsDelta, p };
}

/** `wins`: pairs in which a is above b; a tie counts one half. `ties`: Σ (t³ − t) over groups of equal values. */
function compareSorted(a: Float64Array, b: Float64Array): { wins: number; ties: number } {
  let [i, j, wins, ties] = [0, 0, 0, 0];
  while (i < a.length || j < b.length) {
    const value = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
    const [beforeA, beforeB] = [i, j];
    while (a[i] === value) i += 1;
    while (b[j] === value) j += 1;
    const equalA = i - beforeA;
    const equalB = j - beforeB;
    wins += equalA * (beforeB + equalB / 2);
    ties += (equalA + equalB) ** 3 - (equalA + equalB);
  }
  return { wins, ties };
}
