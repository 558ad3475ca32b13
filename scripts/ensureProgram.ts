import { spawnSync } from 'node:child_process';

/** A program that the tests need and that may be missing on this machine. */
export interface NeededProgram {
  /** 'Chromium'. */
  readonly name: string;
  /** Its path, or undefined if there is none. */
  readonly find: () => string | undefined;
  /** Commands that install it, tried in order until it is there. */
  readonly installers: readonly (readonly [command: string, ...args: string[]])[];
  /** What to do when none of them works. */
  readonly advice: string;
}

/** The path of a program, installing it if it is missing. @throws Error when that does not work; the message says what to do. */
export function ensureProgram({ name, find, installers, advice }: NeededProgram): string {
  const found = find();
  if (found !== undefined) return found;
  for (const [command, ...args] of installers) {
    process.stderr.write(`No ${name} found; trying: ${[command, ...args].join(' ')}\n`);
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 });
    const installed = find();
    if (installed !== undefined) return installed;
  }
  throw new Error(`No ${name}: ${advice}`);
}
