import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { MEASUREMENT_VERSION } from '@roi-insight/roi-math';
import { root } from '../../scripts/processes.ts';

/** When, where and on which commit a benchmark ran. */
export interface Environment {
  /** `yyyy-MM-dd` in UTC */
  readonly date: string;
  /** Short hash; a + at its end marks uncommitted changes. */
  readonly commit: string;
  /** Version of the measurement. */
  readonly measurement: string;
  readonly machine: string;
  readonly node: string;
}

/** The environment of this process. */
export function environment(): Environment {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    measurement: MEASUREMENT_VERSION,
    machine: `${availableParallelism()} × ${model}, ${memory} GB, ${process.platform} ${process.arch}`,
    node: process.versions.node,
  };
}

function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`;
  } catch {
    return 'unknown';
  }
}
