import { fstatSync, write as writeFile } from 'node:fs';
import { Socket } from 'node:net';

/** The destination of log lines. */
export interface LogDestination {
  readonly write: (line: string) => void;
  /** Resolves when all lines have been written, or after `timeoutMs`. */
  readonly flush: (timeoutMs: number) => Promise<void>;
}

type Sink = (text: string, onWritten: (error: Error | null | undefined) => void) => void;

/** Maximum size of the lines that wait to be written; further lines are lost. */
const MAX_WAITING_BYTES = 1024 * 1024;
const WARN_LEVEL = 40;

/**
 * Writes lines to a file descriptor without blocking. While the disk is full or the reader hangs, lines are lost; the
 * next written line states their number. docs/adr/0025-own-log-destination.md explains why this is not sonic-boom.
 */
export function logDestination(fd: number): LogDestination {
  const sink = isFile(fd) ? fileSink(fd) : pipeSink(fd);
  let waiting: string[] = [];
  let waitingBytes = 0;
  let lost = 0;
  let isWriting = false;
  let onIdle = () => undefined as void;

  const writeNext = () => {
    isWriting = waiting.length > 0;
    if (!isWriting) return onIdle();
    const lines = waiting;
    waiting = [];
    waitingBytes = 0;
    sink(lines.join(''), (error) => {
      if (error) lost += lines.length;
      else if (lost > 0) {
        waiting.unshift(
          `${JSON.stringify({ level: WARN_LEVEL, time: Date.now(), lost, msg: 'log lines were lost' })}\n`,
        );
        lost = 0;
      }
      writeNext();
    });
  };

  return {
    write(line) {
      if (waitingBytes + line.length > MAX_WAITING_BYTES) {
        lost += 1;
        return;
      }
      waiting.push(line);
      waitingBytes += line.length;
      if (!isWriting) writeNext();
    },
    flush: (timeoutMs) =>
      new Promise((resolve) => {
        if (!isWriting) return resolve();
        onIdle = resolve;
        setTimeout(resolve, timeoutMs);
      }),
  };
}

function isFile(fd: number): boolean {
  const stats = fstatSync(fd);
  return !stats.isFIFO() && !stats.isSocket();
}

function fileSink(fd: number): Sink {
  const write = (bytes: Buffer, onWritten: Parameters<Sink>[1]): void =>
    writeFile(fd, bytes, (error, written) => {
      if (error === null && written < bytes.length) write(bytes.subarray(written), onWritten);
      else onWritten(error);
    });
  return (text, onWritten) => write(Buffer.from(text), onWritten);
}

function pipeSink(fd: number): Sink {
  const socket = new Socket({ fd, readable: false });
  socket.on('error', () => undefined); // each write reports the error itself
  return (text, onWritten) => void socket.write(text, onWritten);
}
