import { parentPort, workerData } from 'node:worker_threads';
import { PLAN_CELLS } from './cells.ts';
import { runPlanCell } from './runPlanCell.ts';

/** A thread of `npm run bench:plan`: receives a cell's name and runs, and sends its result. */
const cells = new Map(PLAN_CELLS.map((cell) => [cell.name, cell]));

parentPort?.on('message', ({ name, runs }: { name: string; runs: number }) => {
  const cell = cells.get(name);
  if (cell === undefined) throw new Error(`There is no cell '${name}'.`);
  parentPort?.postMessage({ name, result: runPlanCell(cell, runs, Number(workerData)) });
});
