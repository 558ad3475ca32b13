import { parentPort, workerData } from 'node:worker_threads';
import { BENCHES } from '../benches.ts';
import type { Task } from './runCells.ts';

/** A thread of a benchmark: receives a cell's name and number of runs, sends the result, and waits for the next cell. */
const { bench, seed }: { bench: string; seed: number } = workerData;
const loaded = await BENCHES.find(({ name }) => name === bench)?.load();

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage({ task, result: loaded?.runCell?.(task.name, task.runs, seed) });
});
