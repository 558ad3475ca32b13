import { expect, it } from 'vitest';
import { findCycles, importsOf, readModuleGraph } from './support/moduleGraph.ts';

it('no file imports itself through other files, not even as a type or dynamically', () => {
  const graph = readModuleGraph();
  expect(graph.size).toBeGreaterThan(500);
  expect(findCycles(graph)).toEqual([]);
});

// Kept in variables, so that these lines do not count as imports of this file.
const b = "'./b.ts'";

it.each([
  "import { b } from './b.ts';",
  "import './b.ts';",
  "import type { B } from './b.ts';",
  "import { a, type B } from './b.ts';",
  "export * from './b.ts';",
  "export type { B } from './b.ts';",
  `const load = () => import(${b});`,
  `type B = typeof import(${b});`,
])('the search detects a cycle through %s', (code) => {
  const graph = new Map([
    ['./start.ts', ['./a.ts']],
    ['./a.ts', importsOf(code)],
    ['./b.ts', ['./leaf.ts', './a.ts']],
  ]);
  expect(findCycles(graph)).toEqual([['./a.ts', './b.ts', './a.ts']]);
});
