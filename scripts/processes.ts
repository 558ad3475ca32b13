import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Whether nothing listens on `port` of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** `preferred` when it is free, else any port that is. */
export async function freePort(preferred = 0): Promise<number> {
  if (preferred !== 0 && (await isFree(preferred))) return preferred;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** A process of ours, and how to end it. */
export interface Running {
  readonly child: ChildProcess;
  /** Asks it to stop and resolves once it has; after 30 s it is made to. */
  readonly stop: () => Promise<void>;
  /** What it wrote so far. Empty when its output goes straight through. */
  readonly output: () => string;
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** 'show' sends its output straight through, 'keep' collects it. */
  readonly show?: 'show' | 'keep';
  /** Where it runs; otherwise at the root of the project. */
  readonly cwd?: string;
  /** Whose process it is; otherwise ours. */
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts Node with `args`. */
export function startNode(args: readonly string[], options: StartOptions = {}): Running {
  const { env, show = 'keep', cwd = root, ...identity } = options;
  const child = spawn(process.execPath, args, {
    cwd,
    ...identity,
    env: { ...process.env, ...env },
    stdio: ['ignore', show === 'show' ? 'inherit' : 'pipe', show === 'show' ? 'inherit' : 'pipe'],
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

/** Waits until `url` answers. @throws Error when the process ends first or 60 s have passed; it holds its output. */
export async function untilAnswers(url: string, { child, output }: Running): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}.\n${output()}`);
    try {
      await fetch(url, { signal: AbortSignal.timeout(2000) });
      return;
    } catch {
      await new Promise((resolve) => void setTimeout(resolve, 50));
    }
  }
  throw new Error(`Nothing answered at ${url} within 60 s.\n${output()}`);
}

/** Stops everything on Ctrl+C, on a plain kill, and when one of them ends by itself; then leaves with its exit code. */
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
