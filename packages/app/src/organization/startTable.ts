import { inWorker } from '../worker/inWorker.ts';
import type { TeamTableJob, TeamTableMessage } from './messages.ts';

/** Reads a table of teams in a worker, which has the readers of all files. */
export const startTable = inWorker<TeamTableJob, TeamTableMessage>(
  () => new Worker(new URL('../worker/fileWorker.ts', import.meta.url), { type: 'module' }),
);
