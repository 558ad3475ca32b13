import { spawnSync } from 'node:child_process';

/** A program that the tests need and that may be missing on a machine. */
export interface NeededProgram {
  /** Name in messages, such as 'Chromium'. */
  readonly name: string;
  /** The path of the program, or undefined if it is not installed. */
  readonly find: () => string | undefined;
  /** Commands that install the program, tried in order until one succeeds. */
  readonly installers: readonly (readonly [command: string, ...args: string[]])[];
  /** Advice if no installer succeeds. */
  readonly advice: string;
}

/** Returns the path of a program, and installs it if it is missing. @throws Error with advice if that fails */
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
