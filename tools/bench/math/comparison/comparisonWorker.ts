import { parentPort, workerData } from 'node:worker_threads';
import { runComparisonCell } from './runComparisonCell.ts';
import { COMPARISON_GROUPS } from './worlds.ts';

/** A thread of `npm run bench:comparison`: receives a cell's name and runs, and sends its result. */
const cells = new Map(COMPARISON_GROUPS.flatMap((group) => group.cells.map((cell) => [cell.name, cell])));

parentPort?.on('message', ({ name, runs }: { name: string; runs: number }) => {
  const cell = cells.get(name);
  if (cell === undefined) throw new Error(`There is no cell '${name}'.`);
  parentPort?.postMessage({ name, result: runComparisonCell(cell, runs, Number(workerData)) });
});
