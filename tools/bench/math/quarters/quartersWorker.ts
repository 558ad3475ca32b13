import { parentPort, workerData } from 'node:worker_threads';
import { runYearCell } from './runYearCell.ts';
import { YEAR_CELLS } from './worlds.ts';

/** A thread of `npm run bench:quarters`: receives a cell's name and runs, and sends its result. */
const cells = new Map(YEAR_CELLS.map((cell) => [cell.name, cell]));

parentPort?.on('message', ({ name, runs }: { name: string; runs: number }) => {
  const cell = cells.get(name);
  if (cell === undefined) throw new Error(`There is no cell '${name}'.`);
  parentPort?.postMessage({ name, result: runYearCell(cell, runs, Number(workerData)) });
});
