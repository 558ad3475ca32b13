import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../scripts/processes.ts';
import { BENCHES, type Bench } from './benches.ts';

/** `npm run bench`: runs all benchmarks or the named one, and writes the results to docs/benchmarks/results. */
const [wanted, ...rest] = process.argv.slice(2);
const benches = BENCHES.filter(({ name, onRequest }) => (wanted === undefined ? onRequest !== true : name === wanted));
if (benches.length === 0) {
  process.stderr.write(`There is no benchmark '${wanted}': ${BENCHES.map(({ name }) => name).join(', ')}\n`);
  process.exitCode = 1;
}

for (const bench of benches) {
  process.stdout.write(`\n── ${bench.name}\n`);
  const code = await run(bench);
  if (code !== 0) {
    process.stderr.write(`${bench.name} ended with ${code}: it failed, or missed a target.\n`);
    process.exitCode = 1;
  }
}

/** Runs a benchmark and returns its exit code. */
async function run({ name, script }: Bench): Promise<number> {
  const env = { ...process.env, BENCH_RESULT: join(root, `docs/benchmarks/results/${name}.json`) };
  const child = spawn('npm', ['run', '-s', script, '--', ...rest], { cwd: root, env, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  return Number(code);
}
