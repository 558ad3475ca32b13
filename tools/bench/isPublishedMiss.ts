import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/processes.ts';

/** A line of the list of known misses: '- `math`: "100,000 → 1,000,000 tickets" …'. */
const LINE = /^- `([\w-]+)`: "([^"]+)"/gm;

/** Whether the list of known misses in docs/benchmarks/README.md quotes the beginning of this sentence. */
export function isPublishedMiss(bench: string, miss: string): boolean {
  const page = readFileSync(join(root, 'docs/benchmarks/README.md'), 'utf8');
  return [...page.matchAll(LINE)].some(([, name, text = '']) => name === bench && miss.startsWith(text));
}
