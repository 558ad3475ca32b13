import { spawn } from 'node:child_process';
import { fstatSync } from 'node:fs';

/**
 * Calls `onGone` when the process that reads a pipe (such as `head`) has ended, even if nothing is being written.
 * Node cannot watch a pipe that it only writes to, so GNU's `tail` watches the pipe, and ends when the pipe breaks.
 * If there is no `tail`, the end of the reading process is noticed only when the command writes.
 */
export function onReaderGone(fd: number, onGone: () => void): void {
  if (process.platform !== 'linux' || !fstatSync(fd).isFIFO()) return;
  const watcher = spawn('tail', ['-f', `--pid=${process.pid}`, '/dev/null'], { stdio: ['ignore', fd, 'ignore'] });
  watcher.unref();
  watcher.on('error', () => undefined);
  watcher.on('exit', (_code, signal) => {
    if (signal === 'SIGPIPE') onGone();
  });
  // The watcher would keep the pipe open.
  process.on('exit', () => watcher.kill());
}
