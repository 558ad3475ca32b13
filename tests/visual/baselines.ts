import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The folder of the expected pictures. */
export const baselineFolder = join(root, 'tests/visual/__screenshots__');

/** Every expected picture, below {@link baselineFolder}. */
export function listBaselines(): readonly string[] {
  return readdirSync(baselineFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));
}
