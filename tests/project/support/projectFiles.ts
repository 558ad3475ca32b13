import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/processes.ts';

/** Folders with installed, built or recorded files. */
const SKIPPED = new Set(['node_modules', 'dist', 'reports', 'coverage', 'storybook-static', '.git', '__screenshots__']);

/** The paths of the project's own files in `folder`, relative to the root and separated with `/`. */
export function projectFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : projectFiles(path);
    return entry.isFile() ? [path] : [];
  });
}
