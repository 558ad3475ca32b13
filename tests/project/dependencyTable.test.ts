import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { projectFiles } from './support/projectFiles.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const lock: { packages: Record<string, { readonly license?: string }> } = JSON.parse(read('package-lock.json'));

/** The licenses of all installed copies of a package. */
const licensesOf = (name: string) =>
  new Set(
    Object.entries(lock.packages).flatMap(([path, { license }]) =>
      path.endsWith(`node_modules/${name}`) ? [license] : [],
    ),
  );

const isOurs = (name: string) => name.startsWith('@roi-insight/');

/** Specifiers of `from 'x'`, `import 'x'`, `import('x')` and CSS's `@import 'x'`. */
const specifiersIn = (source: string) =>
  [...source.matchAll(/(?:\bfrom|\bimport|@import)[ (]*['"]([^'"]+)['"]/g)].map(([, specifier = '']) => specifier);

/** The package of a specifier: `@a/b` for `@a/b/c`, `a` for `a/b`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A workspace package with its declared and imported dependencies. */
const workspace = projectFiles('packages')
  .filter((path) => /^packages\/[^/]+\/package\.json$/.test(path))
  .map((path) => {
    const folder = path.replace('/package.json', '');
    const { dependencies = {}, peerDependencies = {} }: Manifest = JSON.parse(read(path));
    const sources = projectFiles(folder).filter(
      (file) => /\.(ts|tsx|css)$/.test(file) && !/\.(test|stories)\.tsx?$|\/(test|testing|docs)\//.test(file),
    );
    return {
      name: folder,
      declared: Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !isOurs(name)),
      imported: sources.flatMap((file) => specifiersIn(read(file))),
    };
  });

const declared = new Set(workspace.flatMap((entry) => entry.declared));

/** The rows of the first table in docs/dependencies.md. */
const rows = (read('docs/dependencies.md').split('## Development')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (library|---)/.test(line))
  .map((line) => {
    const [names = '', reason = '', license = ''] = line.split('|').slice(1);
    return { names: names.split(',').map((name) => name.trim()), reason: reason.trim(), license: license.trim() };
  });

it('the test finds the packages, and the rows of the table', () => {
  expect(rows.length).toBeGreaterThan(10);
  expect(workspace.map(({ name }) => name)).toEqual(expect.arrayContaining(['packages/ui', 'packages/server']));
  expect(declared).toContain('react');
});

describe('docs/dependencies.md', () => {
  it('has exactly one row for each production dependency', () => {
    expect(rows.flatMap(({ names }) => names).toSorted()).toEqual([...declared].toSorted());
  });

  it('gives each dependency a reason and the license from the lock file', () => {
    const wrong = rows.flatMap(({ names, reason, license }) =>
      names.filter((name) => reason === '' || !licensesOf(name).has(license)),
    );
    expect(wrong).toEqual([]);
  });

  it('lists exactly the parts of Base UI that are imported', () => {
    const parts = workspace
      .flatMap(({ imported }) => imported)
      .filter((specifier) => specifier.startsWith('@base-ui/react/'))
      .map((specifier) => specifier.replace('@base-ui/react/', '').replace('-', ' '));
    const { reason = '' } = rows.find(({ names }) => names.includes('@base-ui/react')) ?? {};
    expect((reason.split(':')[0] ?? '').split(', ')).toEqual([...new Set(parts)].toSorted());
  });
});

/** Imports that require a second package. */
const COMPANIONS = new Map([['@hookform/resolvers/yup', 'yup']]);

it.each(workspace)('$name imports each of its production dependencies', ({ declared: names, imported }) => {
  const used = new Set(imported.flatMap((specifier) => [packageOf(specifier), COMPANIONS.get(specifier)]));
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});
