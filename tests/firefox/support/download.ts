import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

export interface Saved {
  readonly fileName: string;
  readonly path: string;
}

/** Firefox makes an empty file, writes beside it and moves that over it. */
const isWhole = (folder: string, name: string): boolean =>
  !name.endsWith('.part') && statSync(join(folder, name), { throwIfNoEntry: false })?.size !== 0;

/** Does what saves a file, and waits until the file is whole. */
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
