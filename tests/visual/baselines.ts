import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Where the expected pictures are. */
export const baselineFolder = join(root, 'tests/visual/__screenshots__');

/** Every expected picture, below {@link baselineFolder}. */
export function listBaselines(): readonly string[] {
  return readdirSync(baselineFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));
}

/** Pictures that no story takes any more. `stories` are story names as `shotName` writes them. */
export function orphans(files: readonly string[], stories: readonly string[]): readonly string[] {
  const known = new Set(stories);
  return files.filter((file) => !known.has(file.replace(/(-(phone|tablet|desk|forced))?-(light|dark)\.png$/, '')));
}
