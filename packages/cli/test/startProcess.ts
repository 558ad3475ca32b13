import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import { ENV } from './runCli.ts';

interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Started {
  readonly child: ChildProcessWithoutNullStreams;
  readonly ended: Promise<Ended>;
}

/** Starts the built command as a separate process. */
export function startProcess(args: readonly string[], nodeOptions: readonly string[] = []): Started {
  const child = spawn(process.execPath, [...nodeOptions, inject('command'), ...args], {
    env: { ...process.env, ...ENV },
  });
  return { child, ended: endOf(child) };
}

/** Runs a line of a shell with the built command as `"$@"`. */
export function startShell(line: string, args: readonly string[]): Started {
  const child = spawn('sh', ['-c', line, 'sh', process.execPath, inject('command'), ...args], {
    env: { ...process.env, ...ENV },
  });
  return { child, ended: endOf(child) };
}

async function endOf(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const written = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => void (written.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => void (written.stderr += String(chunk)));
  const [exitCode] = await once(child, 'close');
  return { exitCode, ...written };
}
