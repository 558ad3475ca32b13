import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './processes.ts';

/**
 * Prints the total size of the built app's scripts, and fails if they have grown too much. The browser test
 * tests/e2e/display/sizes.spec.ts checks what each page loads; this check takes only a second.
 */
const folder = join(root, 'dist/app/assets');

/**
 * Maximum size of all scripts without the demo, gzipped at level 9, in kB. Most are fetched only when needed: 110 kB
 * draw charts, 110 kB write PDFs, 50 kB read repeating events of a calendar file, and 24 kB read usage files.
 */
const LIMIT_KB = 900;

/** Scripts of the demo: its reports and pilots (sample data), the code that presents them, and the presenter's bar. */
const DEMO = ['reports', 'pilots', 'parts', 'PresenterBar'];

if (existsSync(folder)) weigh();
else fail('There is no build to weigh: npm run build');

function weigh(): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, kB: gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1000 }))
    .toSorted((one, other) => other.kB - one.kB);
  const demo = files.filter(({ name }) => DEMO.includes(name.replace(/-.{8}\.js$/, '')));
  const others = files.filter((file) => !demo.includes(file));
  for (const { name, kB } of others.slice(0, 10)) print(kB, name);
  print(sum(demo), `the demo: ${DEMO.join(', ')}`);
  print(sum(others), `all ${others.length} other scripts, limit ${LIMIT_KB} kB`);
  if (demo.length !== DEMO.length) fail('The scripts of the demo have other names: correct DEMO in scripts/sizes.ts.');
  if (sum(others) > LIMIT_KB) fail('The scripts are too large.');
}

function sum(files: readonly { readonly kB: number }[]): number {
  return files.reduce((total, { kB }) => total + kB, 0);
}

function print(kB: number, words: string): void {
  process.stdout.write(`${kB.toFixed(1).padStart(8)} kB  ${words}\n`);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
