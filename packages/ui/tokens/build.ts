import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenFiles } from './tokenFiles.ts';

/** `npm run tokens`: writes the theme's tokens as files for design tools and other code. */
for (const [path, text] of tokenFiles()) {
  writeFileSync(join(import.meta.dirname, '../../..', path), text);
  process.stdout.write(`${path}\n`);
}
