import { fstatSync, writeFileSync } from 'node:fs';
import { codeOf } from '@roi-insight/jira-reader';
import type { Output } from '../Terminal.ts';

type FileStream = NodeJS.WriteStream & { readonly fd: number };

/**
 * Writes to an output of this process. After a failure, nothing more is written. `onFailure` is then called, unless
 * the failure only means that the process that reads the output (such as `head`) has ended.
 */
export function processOutput(stream: FileStream, onFailure: (cause: unknown) => void): Output {
  let hasFailed = false;
  const fail = (cause: unknown) => {
    if (!hasFailed && codeOf(cause) !== 'EPIPE') onFailure(cause);
    hasFailed = true;
  };
  stream.on('error', fail);
  // For a file, Node's streams write only once and silently drop data that no longer fits on the disk.
  const write = isFile(stream)
    ? (text: string | Uint8Array) => writeFileSync(stream.fd, text)
    : (text: string | Uint8Array) => void stream.write(text);
  return {
    isTTY: stream.isTTY,
    write: (text) => {
      if (hasFailed) return;
      try {
        write(text);
      } catch (cause) {
        fail(cause);
      }
    },
  };
}

function isFile({ fd, isTTY }: FileStream): boolean {
  const stats = fstatSync(fd);
  return !isTTY && !stats.isFIFO() && !stats.isSocket();
}
