import { spawn } from 'node:child_process';
import { fstatSync } from 'node:fs';

/**
 * Calls `onGone` when the reader of a pipe (such as `head`) has left, even if nothing is being written. Node cannot watch a pipe that it only writes
 * to, but a broken pipe ends GNU's `tail`. If there is no `tail`, only writing shows that the reader has left.
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
