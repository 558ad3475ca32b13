import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A memory control group: the kernel kills processes that exceed its limit, as in a container. */
export interface MemoryGroup {
  readonly add: (pid: number | undefined) => void;
  readonly peakMb: () => number;
  /** Removes the group. All its processes must have ended. */
  readonly remove: () => void;
}

const MB = 1024 * 1024;

/** File names in the two versions of control groups. */
const VERSIONS = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', peak: 'memory.max_usage_in_bytes' },
  { root: '/sys/fs/cgroup', limit: 'memory.max', peak: 'memory.peak' },
] as const;

/** Null if this user cannot create a group, which requires Linux and root. */
export function createMemoryGroup(name: string, limitMb: number): MemoryGroup | null {
  for (const { root, limit, peak } of VERSIONS) {
    const folder = join(root, name);
    try {
      if (!existsSync(join(root, 'cgroup.procs'))) continue;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, limit), String(limitMb * MB));
      return {
        add: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
        peakMb: () => Number(readFileSync(join(folder, peak), 'utf8')) / MB,
        remove: () => rmdirSync(folder),
      };
    } catch {
      // The loop then tries the other version.
    }
  }
  return null;
}
