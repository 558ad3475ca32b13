import { parentPort, workerData } from 'node:worker_threads';
import { runCell } from './runCell.ts';
import { GROUPS } from './worlds/groups.ts';

/** A thread of `npm run bench:truth`: receives a cell's name and runs, sends its result, and waits for the next one. */
const cells = new Map(GROUPS.flatMap(({ cells }) => cells.map((cell) => [cell.name, cell])));

parentPort?.on('message', ({ name, runs }: { name: string; runs: number }) => {
  const cell = cells.get(name);
  if (cell === undefined) throw new Error(`There is no cell '${name}'.`);
  parentPort?.postMessage({ name, result: runCell(cell, runs, Number(workerData)) });
});
