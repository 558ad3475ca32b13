import type { RefusedFile } from '@roi-insight/report-files/read-report-data';
import { inWorker } from '../worker/inWorker.ts';
import type { ReportFileMessage, ReportTexts } from './messages.ts';
import type { Reading } from './Reading.ts';

const startReading = inWorker<File, ReportFileMessage>(
  () => new Worker(new URL('../worker/fileWorker.ts', import.meta.url), { type: 'module' }),
);

/** Reads a report file in a worker. After an abort, it never settles. */
export function readInWorker(file: File, { signal, onShare }: Reading): Promise<ReportTexts | RefusedFile> {
  return new Promise((resolve) => {
    const stop = startReading(file, (message) => {
      switch (message.kind) {
        case 'progress':
          return onShare(message.share);
        case 'failed':
          return resolve({ kind: 'refused', message: message.message });
        default:
          return resolve(message);
      }
    });
    signal.addEventListener('abort', stop);
  });
}
