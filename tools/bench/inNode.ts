import { execFileSync } from 'node:child_process';
import { root } from '../../scripts/processes.ts';

/** Time and memory of a process. */
interface NodeRun {
  readonly milliseconds: number;
  readonly memoryMB: number;
}

/** Runs a script in a separate process that prints its time and memory. */
export function inNode(script: string, paths: readonly string[]): NodeRun {
  const args = ['--import', 'tsx', script, ...paths];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
}
