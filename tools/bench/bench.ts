/**
 * `npm run bench`: runs all benchmarks or the named one, and writes the results to docs/benchmarks/results; with
 * `--print`, it only prints them. `--short` only proves that they work: it writes nothing, and fails only on an error
 * or on a missed target that the page does not list.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/processes.ts';
import { BENCHES, type BenchEntry } from './benches.ts';
import { environment } from './environment.ts';
import { isPublishedMiss } from './isPublishedMiss.ts';
import { resultJson, resultText } from './resultText.ts';

const isShort = process.argv.includes('--short');
const isPrinted = process.argv.includes('--print');
const [wanted, ...args] = process.argv.slice(2).filter((arg) => arg !== '--short' && arg !== '--print');
const entry = BENCHES.find(({ name }) => name === wanted);
if (entry !== undefined) {
  await run(entry);
} else if (wanted === undefined) {
  for (const { name, onRequest } of BENCHES) if (onRequest !== true) await runInProcess(name);
} else {
  process.stderr.write(`There is no benchmark '${wanted}': ${BENCHES.map(({ name }) => name).join(', ')}\n`);
  process.exitCode = 1;
}

async function run({ name, load }: BenchEntry): Promise<void> {
  // Recorded at the start, because the commit may change while a benchmark runs.
  const measured = environment();
  const isKept = !isShort && !isPrinted;
  const bench = await load();
  const result = await bench.run({ name, args, isShort, isKept });
  process.stdout.write(resultText(result, measured));
  if (isKept && result.isPart !== true) {
    writeFileSync(join(root, `docs/benchmarks/results/${name}.json`), resultJson(result, measured));
  }
  const missed = [...result.missed, ...(result.missedTimes ?? [])];
  const failing = isShort ? missed.filter((miss) => !isPublishedMiss(name, miss)) : missed;
  process.exitCode = failing.length === 0 ? 0 : 1;
}

/** Runs a benchmark in a separate process, so that its memory can be measured. */
async function runInProcess(name: string): Promise<void> {
  process.stdout.write(`\n── ${name}\n`);
  const flags = process.argv.slice(2);
  const child = spawn(process.execPath, ['--import', 'tsx', import.meta.filename, name, ...flags], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  if (code === 0) return;
  process.stderr.write(`${name} ended with ${code}: it failed, or missed a target.\n`);
  process.exitCode = 1;
}
