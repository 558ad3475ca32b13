import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

export interface Saved {
  readonly fileName: string;
  readonly path: string;
}

/**
 * Whether the file is complete. Firefox creates an empty target, writes a temporary file with this suffix next to it,
 * and then replaces the target.
 */
const isWhole = (folder: string, name: string): boolean =>
  !name.endsWith('.part') && statSync(join(folder, name), { throwIfNoEntry: false })?.size !== 0;

/** Runs an action that saves a file, and waits until the file is complete. */
export async function download(folder: string, act: () => Promise<void>): Promise<Saved> {
  const before = new Set(readdirSync(folder));
  const watcher = watch(folder);
  const saved = new Promise<Saved>((resolve) => {
    watcher.on('change', () => {
      const fileName = readdirSync(folder).find((name) => !before.has(name) && isWhole(folder, name));
      if (fileName !== undefined) resolve({ fileName, path: join(folder, fileName) });
    });
  });
  try {
    await act();
    return await saved;
  } finally {
    watcher.close();
  }
}
