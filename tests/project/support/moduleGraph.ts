import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../../../scripts/processes.ts';

/** The imports of each project file. Paths start at the project's root. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/** All imports of `code`: values, types, re-exports, `import()` and `typeof import()`. */
export function importsOf(code: string): readonly string[] {
  const { module, comments } = parseSync('module.tsx', code);
  const { staticImports, staticExports } = module;
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
  // Regular expressions, because they are faster than walking the syntax tree, where `import()` and `typeof import()`
  // are different nodes.
  const onDemand = [...code.matchAll(/\bimport\(\s*'([^']+)'/g)]
    .filter(({ index }) => !comments.some(({ start, end }) => start < index && index < end))
    .map(([, specifier = '']) => specifier);
  return [...new Set([...requests.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []), ...onDemand])];
}

const isOurs = (specifier: string) => /^(\.|#storybook\/|@roi-insight\/)/.test(specifier);

/** Our own files that a file imports. Paths start at the project's root. */
export function readImports(file: string): readonly string[] {
  const path = join(root, file);
  const { resolve } = createRequire(path);
  return importsOf(readFileSync(path, 'utf8'))
    .filter(isOurs)
    .map((specifier) => relative(root, resolve(specifier.replace(/\?.*$/, ''))));
}

export function readModuleGraph(): ModuleGraph {
  const files = ['packages', '.storybook', 'tools', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
  return new Map(files.map((file) => [file, readImports(file)]));
}

/** At least one cycle from each group of files that import each other. A cycle is a path that ends where it starts. */
export function findCycles(graph: ModuleGraph): readonly (readonly string[])[] {
  const cycles: string[][] = [];
  const visited = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file]);
    if (visited.has(file)) return;
    visited.add(file);
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
