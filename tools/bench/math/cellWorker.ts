import { parentPort, workerData } from 'node:worker_threads';
import { BENCHES } from '../benches.ts';

/** A thread of a benchmark: receives a cell's name and number of runs, sends the result, and waits for the next cell. */
const { bench, seed }: { bench: string; seed: number } = workerData;
const loaded = await BENCHES.find(({ name }) => name === bench)?.load();

parentPort?.on('message', ({ name, runs }: { name: string; runs: number }) => {
  parentPort?.postMessage({ name, result: loaded?.runCell?.(name, runs, seed) });
});
