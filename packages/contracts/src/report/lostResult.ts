import type { WireComparison } from './comparison/comparison.ts';
import type { WireEvidence } from './evidence.ts';

type WireResult = Pick<WireEvidence, 'verdict' | 'effect_percent' | 'interval_percent'>;

/** The path of a result that each report of this product has, but that is missing in this report; null if nothing is missing. */
export function lostResult(evidence: WireEvidence | undefined, comparison: WireComparison | undefined): string | null {
  if (evidence === undefined) return 'evidence';
  const results: readonly (readonly [path: string, result: WireResult | undefined])[] = [
    ['evidence', evidence],
    ['comparison', comparison],
    ['comparison.alone', comparison?.alone],
  ];
  for (const [path, result] of results) {
    if (result === undefined || result.verdict === 'too-little-data') continue;
    const name = (['effect_percent', 'interval_percent'] as const).find((field) => result[field] === undefined);
    if (name !== undefined) return `${path}.${name}`;
  }
  return null;
}
