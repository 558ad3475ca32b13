import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '@roi-insight/jira-reader';

const PREFIX = 'roi-insight-browser-';

/** Creates a folder for the data of a browser, named after this process. Removes folders of processes that were killed. */
export function createBrowserFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? /^(\d+)-/.exec(name.slice(PREFIX.length))?.[1] : undefined;
    if (owner !== undefined && !isRunning(Number(owner))) removeBrowserFolder(join(tmpdir(), name));
  }
  return mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

/**
 * Tries to remove the folder of a browser. This fails if a browser that was just ended is still writing to the
 * folder, or if the folder belongs to another user.
 */
export function removeBrowserFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // The next run tries again.
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return codeOf(cause) !== 'ESRCH';
  }
}
