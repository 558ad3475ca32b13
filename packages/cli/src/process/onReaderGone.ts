import { spawn } from 'node:child_process';
import { fstatSync } from 'node:fs';

/**
 * Calls `onGone` when the reader of a pipe has left, such as `head`, although nothing is being written. Node cannot watch a
 * pipe that it only writes to, but GNU's `tail` does: a broken pipe ends it. Where there is none, only writing tells.
 */
export function onReaderGone(fd: number, onGone: () => void): void {
  if (process.platform !== 'linux' || !fstatSync(fd).isFIFO()) return;
  const watcher = spawn('tail', ['-f', `--pid=${process.pid}`, '/dev/null'], { stdio: ['ignore', fd, 'ignore'] });
  watcher.unref();
  watcher.on('error', () => undefined);
  watcher.on('exit', (_code, signal) => {
    if (signal === 'SIGPIPE') onGone();
  });
  // It would keep the pipe open.
  process.on('exit', () => watcher.kill());
}
