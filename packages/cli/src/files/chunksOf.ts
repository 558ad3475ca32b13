import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { ProgressLine } from '../ProgressLine.ts';
import { regularFile, unreadable } from './regularFile.ts';

/** Number of bytes between two updates of a file's progress. */
const SHOWN_EVERY = 4_000_000;

/** Reads the file of an argument in chunks, and shows its progress. */
export async function* chunksOf(file: string, line: ProgressLine, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let done = 0;
  let shown = 0;
  const { size } = await regularFile(file);
  try {
    for await (const chunk of createReadStream(file, { signal })) {
      yield chunk;
      done += chunk.length;
      if (done - shown < SHOWN_EVERY) continue;
      shown = done;
      line.show(`Reading ${basename(file)}: ${Math.min(100, Math.round((100 * done) / size))}%`);
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw unreadable(file, cause);
  }
}
