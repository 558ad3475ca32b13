import { describe, expect, it } from 'vitest';
import { KINDS, type Outcome, startBench } from '../support/faultMatrix.ts';

/** Number of runs for each way of reading and each mix of faults. `npm run soak:faults` makes many more. */
const RUNS = Number(process.env.FAULT_RUNS ?? 7);
/** Share of all calls that fail. */
const FAULT_RATE = 0.1;
const MIN_SUCCESS = 0.95;

/** Transient faults, in spite of which nearly all analyses have to succeed. */
const PASSING = ['429', '503', 'reset', 'truncated', 'body'];
/** All faults; the only requirement is that they never result in a different report. */
const ALL = [
  ...PASSING,
  'body;text=null',
  'body;text={}',
  'body;text=[]',
  'body;text={"errorMessages":["x"]}',
  'hollow',
  'wrong-shape',
  'half',
  'half;keep=last',
  'half;keep=odd',
  'left-out',
  'duplicates',
  'half;list=histories',
  '500',
  'html',
];

/** The settings with which one call in ten fails, equally often with each of these faults. */
const mixOf = (faults: readonly string[], seed: number) =>
  faults.map((fault, index) => `${fault};rate=${FAULT_RATE / faults.length};seed=${seed * 1000 + index}`);

describe.each(KINDS)('an analysis in which one call in ten fails: $name', (kind) => {
  it.each([
    ['only transient faults', PASSING, MIN_SUCCESS],
    ['all faults', ALL, 0],
  ] as const)('leads to the same report as without faults, or to a failure: %s', async (mix, faults, minSuccess) => {
    const bench = await startBench(kind);
    const outcomes: Outcome[] = [];
    for (let seed = 1; seed <= RUNS; seed += 1) outcomes.push(await bench.run(mixOf(faults, seed)));
    const failures = outcomes.filter((outcome) => outcome !== 'identical');
    if (process.env.FAULT_RUNS !== undefined) {
      const names = [...new Set(outcomes)].toSorted();
      const counts = names.map((name) => `${outcomes.filter((outcome) => outcome === name).length} ${name}`);
      process.stdout.write(`${kind.name}, ${mix}: ${counts.join(', ')}\n`);
    }
    expect(outcomes.filter((outcome) => outcome === 'other report')).toEqual([]);
    expect(1 - failures.length / RUNS, failures.join()).toBeGreaterThanOrEqual(minSuccess);
  });
});
