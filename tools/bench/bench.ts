import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BENCHES, type Bench } from './benches.ts';
import { benchmarksPage, benchSection } from './benchmarksPage.ts';
import { environment } from './environment.ts';
import { root } from '../../scripts/processes.ts';

/** `npm run bench`: runs the benchmarks, or the one that is named, and writes what they found into docs/benchmarks/README.md. */
const page = join(root, 'docs/benchmarks/README.md');
const [wanted, ...rest] = process.argv.slice(2);
const benches = BENCHES.filter(({ name, onRequest }) => (wanted === undefined ? onRequest !== true : name === wanted));
if (benches.length === 0) {
  process.stderr.write(`There is no benchmark '${wanted}': ${BENCHES.map(({ name }) => name).join(', ')}\n`);
  process.exitCode = 1;
}

for (const bench of benches) {
  process.stdout.write(`\n── ${bench.title}\n`);
  const measured = environment();
  const { output, code } = await run(bench);
  if (output.trim() !== '') {
    const section = benchSection(bench, output, measured);
    const standing = existsSync(page) ? readFileSync(page, 'utf8') : '';
    writeFileSync(page, benchmarksPage(standing, new Map([[bench.name, section]])));
  }
  if (code !== 0) {
    process.stderr.write(`${bench.name} ended with ${code}: it failed, or missed a target.\n`);
    process.exitCode = 1;
  }
}

/** Runs a benchmark; its output is shown and returned. */
async function run({ script }: Bench): Promise<{ output: string; code: number }> {
  const child = spawn('npm', ['run', '-s', script, '--', ...rest], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
    process.stdout.write(chunk);
  });
  const [code] = await once(child, 'close');
  return { output, code: Number(code) };
}
