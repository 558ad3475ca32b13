import { inWorker } from '../worker/inWorker.ts';
import type { UsageJob, UsageMessage } from './messages.ts';

/** Reads usage files in a worker, which has the names of people in its memory. */
export const startReading = inWorker<UsageJob, UsageMessage>(
  () => new Worker(new URL('../worker/fileWorker.ts', import.meta.url), { type: 'module' }),
);
