import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { root } from '../../scripts/processes.ts';

/** When, where and on which commit a benchmark ran, as a sentence. A + after the commit marks uncommitted changes. */
export function environment(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${availableParallelism()} × ${model}, ${memory} GB, ${process.platform} ${process.arch}`;
  return `Measured on ${new Date().toISOString().slice(0, 10)} at ${commit()}: ${machine}, Node ${process.versions.node}.`;
}

function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `commit ${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`;
  } catch {
    return 'an unknown commit';
  }
}
