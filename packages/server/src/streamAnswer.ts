import { PassThrough, type Readable } from 'node:stream';
import type { Progress, Report } from '@roi-insight/contracts';
import { toFailure } from './toFailure.ts';

/** One JSON document a line: progress while `run` works, then its report or its failure. */
export function streamAnswer(run: (onProgress: (progress: Progress) => void) => Promise<Report>): Readable {
  const stream = new PassThrough();
  const write = (line: object) => {
    if (!stream.destroyed) stream.write(`${JSON.stringify(line)}\n`);
  };
  run((progress) => write({ progress }))
    .then(write, (cause: unknown) => write(toFailure(cause).body()))
    .finally(() => stream.end());
  return stream;
}
