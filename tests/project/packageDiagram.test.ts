import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { projectFiles } from './support/projectFiles.ts';

const SCOPE = '@roi-insight/';
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The workspace packages that each package depends on in production. */
function packageDependencies(): ReadonlyMap<string, readonly string[]> {
  const manifests = projectFiles('packages').filter((path) => /^packages\/[^/]+\/package\.json$/.test(path));
  return new Map(
    manifests.map((path) => {
      const { dependencies = {} } = JSON.parse(read(path));
      const ours = Object.keys(dependencies).filter((name) => name.startsWith(SCOPE));
      return [path.split('/')[1] ?? '', ours.map((name) => name.slice(SCOPE.length))];
    }),
  );
}

/** One line per package, below the lines of its dependencies. */
function packageDiagram(packages: ReadonlyMap<string, readonly string[]>): string {
  const depth = (name: string): number => Math.max(0, ...(packages.get(name) ?? []).map((other) => depth(other) + 1));
  const sorted = (names: Iterable<string>) => [...names].toSorted((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  const width = Math.max(...[...packages.keys()].map(({ length }) => length));
  return sorted(packages.keys())
    .map((name) => {
      const others = sorted(packages.get(name) ?? []);
      return others.length === 0 ? name : `${name.padEnd(width)} → ${others.join(', ')}`;
    })
    .join('\n');
}

it('a diagram lists the lowest packages first', () => {
  const packages = new Map([
    ['app', ['ui', 'wire']],
    ['ui', ['wire']],
    ['wire', []],
  ]);
  expect(packageDiagram(packages)).toBe('wire\nui   → wire\napp  → wire, ui');
});

it('README shows every dependency between packages', () => {
  const expected = packageDiagram(packageDependencies());
  const [, block] = /^## Packages$[^]*?^```text\n([^]*?)\n```$/m.exec(read('README.md')) ?? [];
  expect(block, `The block in README has to be:\n\n${expected}\n`).toBe(expected);
});
