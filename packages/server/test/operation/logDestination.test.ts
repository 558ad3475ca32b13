import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { logDestination } from '../../src/logDestination.ts';

const LINE = `${'x'.repeat(1023)}\n`;
/** Longer than a pipe and the queue of waiting lines together. */
const LINES = 2048;
const FLUSH_MS = 60_000;

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('the server writes all lines of its log to a file, in order', async () => {
  const path = join(tempFolder(), 'log');
  const fd = openSync(path, 'w');
  onTestFinished(() => closeSync(fd));
  const log = logDestination(fd);
  for (const line of ['first\n', 'second\n', 'third\n']) log.write(line);
  await log.flush(FLUSH_MS);
  expect(readFileSync(path, 'utf8')).toBe('first\nsecond\nthird\n');
});

it('the server reports the number of lost lines as soon as the pipe is read again', async () => {
  const path = join(tempFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = new Socket({ fd: openSync(path, constants.O_RDONLY | constants.O_NONBLOCK), writable: false });
  const log = logDestination(openSync(path, 'w'));
  for (let written = 0; written < LINES; written += 1) log.write(LINE);
  let output = '';
  reader.on('data', (chunk) => (output += String(chunk)));
  const lost = () => Number(/"lost":(\d+),"msg":"log lines were lost"/.exec(output)?.[1]);
  await expect.poll(() => output.split(LINE).length - 1 + lost()).toBe(LINES);
  expect(lost()).toBeGreaterThan(0);
});
