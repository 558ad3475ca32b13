import type { RefusedFile } from '@roi-insight/report-files/read-report-data';
import { runWorker, WORKER_FAILED } from '../worker/runWorker.ts';
import type { ReportFileMessage, ReportTexts } from './messages.ts';
import type { Reading } from './Reading.ts';

/** Reads a report file in a worker. After an abort, it never settles. */
export function readInWorker(file: File, { signal, onShare }: Reading): Promise<ReportTexts | RefusedFile> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const stop = runWorker<File, ReportFileMessage>(
      worker,
      file,
      (message) => {
        if (message.kind === 'progress') return onShare(message.share);
        stop();
        return resolve(message);
      },
      () => resolve({ kind: 'refused', message: WORKER_FAILED }),
    );
    signal.addEventListener('abort', stop);
  });
}
