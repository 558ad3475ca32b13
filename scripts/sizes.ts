import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './processes.ts';

/**
 * Prints the size of the built app's scripts, and fails when they have grown too much. The browser test
 * tests/e2e/display/sizes.spec.ts checks what each page loads; this check takes only a second.
 */
const folder = join(root, 'dist/app/assets');
/**
 * All scripts together, gzipped at level 9, in kB. Most are fetched only when they are needed: 50 read repeating events of a
 * calendar file, 27 usage files, 120 are the demo with its reports and pilots, and 150 plan a rollout and report on it.
 */
const LIMIT_KB = 1125;

if (existsSync(folder)) weigh();
else {
  process.stderr.write('There is no build to weigh: npm run build\n');
  process.exitCode = 1;
}

function weigh(): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, kB: gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1000 }))
    .toSorted((one, other) => other.kB - one.kB);
  for (const { name, kB } of files.slice(0, 10)) process.stdout.write(`${kB.toFixed(1).padStart(8)} kB  ${name}\n`);
  const total = files.reduce((sum, { kB }) => sum + kB, 0);
  process.stdout.write(`${total.toFixed(1).padStart(8)} kB  all ${files.length} scripts, limit ${LIMIT_KB} kB\n`);
  process.exitCode = total > LIMIT_KB ? 1 : 0;
}
