import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** A child process. */
export interface Running {
  readonly child: ChildProcess;
  /** Asks the process to end, kills it after 30 s, and resolves when it has ended. */
  readonly stop: () => Promise<void>;
  /** Its output so far; '' if the output is not collected. */
  readonly output: () => string;
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** 'pipe' (default) collects the output, 'inherit' shows the output, and a file descriptor sends it to that file. */
  readonly output?: 'pipe' | 'inherit' | number;
}

/** Starts Node with these arguments. */
export function startNode(args: readonly string[], options: StartOptions = {}): Running {
  const { env, output = 'pipe' } = options;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => void (text += String(chunk)));
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  return {
    child,
    output: () => text,
    stop: () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 30_000).unref();
      }
      return ended;
    },
  };
}

/** Limit for a wait that would never end. It is so long that a busy machine does not reach it. */
const GUARD_MS = 300_000;

/** Waits until `url` responds. @throws Error with the output of the process if the process exits first, or takes too long */
export async function untilResponding(url: string, { child, output }: Running): Promise<void> {
  const guard = AbortSignal.timeout(GUARD_MS);
  while (!guard.aborted) {
    if (child.exitCode !== null) throw new Error(`It exited with code ${child.exitCode}.\n${output()}`);
    try {
      await fetch(url, { signal: guard });
      return;
    } catch {
      await new Promise((resolve) => void setTimeout(resolve, 50));
    }
  }
  throw new Error(`Nothing answered at ${url} within ${GUARD_MS / 1000} s.\n${output()}`);
}

/**
 * Stops all processes on SIGINT or SIGTERM, or when one of them exits by itself. Then exits with the exit code of that
 * process.
 */
export function superviseUntilStopped(running: readonly Running[]): void {
  let stopping = false;
  const stopAll = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await Promise.all(running.map(({ stop }) => stop()));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAll(0));
  for (const { child } of running) child.once('exit', (code) => void stopAll(code ?? 0));
}
