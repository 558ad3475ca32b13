import { PassThrough, type Readable } from 'node:stream';
import type { Progress } from '@roi-insight/contracts';
import { toFailure } from '../toFailure.ts';

/** Sends one JSON document per line: progress while `run` works, then its report or failure. */
export function sendStream(
  run: (onProgress: (progress: Progress) => void) => Promise<Uint8Array<ArrayBuffer>>,
): Readable {
  const stream = new PassThrough();
  const write = (line: Uint8Array | string) => {
    if (stream.destroyed) return;
    stream.write(line);
    stream.write('\n');
  };
  run((progress) => write(JSON.stringify({ progress })))
    .then(write, (cause: unknown) => write(JSON.stringify(toFailure(cause).body())))
    .finally(() => stream.end());
  return stream;
}
