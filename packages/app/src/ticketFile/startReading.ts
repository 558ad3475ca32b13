import { inWorker } from '../worker/inWorker.ts';
import type { TicketFileJob, TicketFileMessage } from './messages.ts';

/** Inspects or analyzes a ticket file in a worker. */
export const startReading = inWorker<TicketFileJob, TicketFileMessage>(
  () => new Worker(new URL('../worker/fileWorker.ts', import.meta.url), { type: 'module' }),
);
