import { parentPort, workerData } from 'node:worker_threads';
import { runUsageCell } from './runUsageCell.ts';
import { USAGE_CELLS } from './worlds.ts';

/** A thread of `npm run bench:usage`: receives a cell's name and runs, and sends its result. */
const cells = new Map(USAGE_CELLS.map((cell) => [cell.name, cell]));

parentPort?.on('message', ({ name, runs }: { name: string; runs: number }) => {
  const cell = cells.get(name);
  if (cell === undefined) throw new Error(`There is no cell '${name}'.`);
  parentPort?.postMessage({ name, result: runUsageCell(cell, runs, Number(workerData)) });
});
