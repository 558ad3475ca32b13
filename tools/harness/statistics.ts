import { readFileSync } from 'node:fs';
import type { Running } from '../../scripts/processes.ts';

/** Number of occurrences of each item. */
export function count(items: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}

/** @param share 0.5: the median, 0.99: the 99th percentile, 1: the maximum; 0 if there are no values */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The median of one figure over several runs. */
export function median<Run>(runs: readonly Run[], figureOf: (run: Run) => number): number {
  return quantile(runs.map(figureOf), 0.5);
}

/** Memory of a process in MB: current (`VmRSS`) or peak (`VmHWM`) resident size; null if unknown (only Linux provides it). */
export function rssMb({ child }: Running, entry: 'VmRSS' | 'VmHWM'): number | null {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const kB = new RegExp(`${entry}:\\s+(\\d+) kB`).exec(status)?.[1];
    return kB === undefined ? null : Number(kB) / 1024;
  } catch {
    return null;
  }
}
