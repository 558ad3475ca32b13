import { type Formats, readingFailureTexts, usageFailureText } from '@roi-insight/report-text';
import type { UsageRun } from '@roi-insight/ui';
import type { UsageRecord } from '../storage/usage/usageRecord.ts';
import type { UsageJob } from './messages.ts';
import { readUsageJson } from './readUsageJson.ts';
import { recordOf } from './recordOf.ts';
import { startReading } from './startReading.ts';

interface Reading {
  readonly signal: AbortSignal;
  readonly onRun: (run: UsageRun) => void;
  readonly onRead: (record: UsageRecord) => void;
}

/** Reads usage files. It does not call back after an abort. */
export async function readFiles(formats: Formats, job: UsageJob, { signal, onRun, onRead }: Reading): Promise<void> {
  const fileNames = job.files.map(({ name }) => name);
  const refuse = (problems: readonly string[], count: number) => onRun({ kind: 'refused', fileNames, problems, count });
  const [only, ...others] = job.files;
  const written = only !== undefined && others.length === 0 ? await readUsageJson(only) : null;
  if (signal.aborted) return;
  if (written === 'invalid') return refuse([readingFailureTexts.usageJson], 1);
  if (written !== null) return onRead(recordOf(formats, fileNames, written));
  const stop = startReading(job, (message) => {
    switch (message.kind) {
      case 'progress':
        return onRun({ kind: 'reading', fileNames, share: message.share });
      case 'read':
        return onRead(recordOf(formats, fileNames, message.usage));
      case 'refused':
        if (message.table !== undefined && message.count === 1) {
          const { file, headings, suggested } = message.table;
          return onRun({
            kind: 'columns',
            fileName: file,
            headings: [...new Set(headings)].filter(isNamed),
            suggested,
          });
        }
        return refuse(
          message.failures.map((failure) => usageFailureText(formats, failure)),
          message.count,
        );
      case 'failed':
        return refuse([message.message], 1);
    }
  });
  signal.addEventListener('abort', stop);
}

const isNamed = (heading: string) => heading.trim() !== '';
