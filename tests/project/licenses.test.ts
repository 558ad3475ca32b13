import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Licenses that production dependencies may have: their terms allow selling and embedding the product without a fee.
 */
const ALLOWED = /^(MIT|MIT-0|ISC|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|OFL-1\.1)$/;

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}

/** Packages with other licenses, each with the reason why it is accepted. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  pako: 'MIT AND Zlib, as free as the rest; comes with the PDF library for reading PNGs, which the bundle leaves out',
};

const root = join(import.meta.dirname, '../..');
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);

/** `A OR B` is allowed if one of the two is allowed, `A AND B` if both are allowed. */
function isAllowed(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '').trim();
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isAllowed);
  return bare.split(' OR ').some((license) => ALLOWED.test(license.trim()));
}

/** The package name of a path in the lock file: b for `node_modules/a/node_modules/b`. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const production = Object.entries(lock.packages).filter(
  ([path, entry]) => path.startsWith('node_modules/') && entry.dev !== true && entry.link !== true,
);

it('the search finds the production dependencies', () => {
  const names = production.map(([path]) => path);
  expect(names).toEqual(
    expect.arrayContaining(['node_modules/react', 'node_modules/fastify', 'node_modules/apexcharts']),
  );
});

it('all production dependencies have the license MIT, ISC, BSD, Apache-2.0, 0BSD or OFL', () => {
  const refused = production
    .filter(([path, entry]) => !(nameOf(path) in EXCEPTIONS) && !isAllowed(entry.license ?? 'none stated'))
    .map(([path, entry]) => `${path}@${entry.version ?? '?'}: ${entry.license ?? 'none stated'}`);
  expect(refused).toEqual([]);
});

it('the chart library stays at its last release under MIT', () => {
  const version = (name: string) => lock.packages[`node_modules/${name}`]?.version;
  expect(version('apexcharts')).toBe('4.7.0');
  expect(version('react-apexcharts')).toBe('1.7.0');
});
