import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from './support/projectFiles.ts';

/** Longer lists of files are hard to scan. Divide such a folder by topic. */
const MAX_FILES = 25;

/** This folder may be larger: its files are numbered and have an index by topic. */
const DECISIONS = 'docs/adr';

it('no folder has more than 25 source files', () => {
  const counts = new Map<string, number>();
  for (const file of projectFiles().filter((path) => /\.(tsx?|mjs|js|css|mdx?)$/.test(path))) {
    if (dirname(file) === DECISIONS) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > MAX_FILES).map(([folder]) => folder)).toEqual([]);
});
