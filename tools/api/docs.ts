import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiFiles } from './apiFiles.ts';
import { root } from '../../scripts/processes.ts';

/** `npm run docs:api`: writes the server's OpenAPI document and its page, from the contract's schemas. */
for (const [path, text] of apiFiles()) {
  writeFileSync(join(root, path), text);
  process.stdout.write(`${path}\n`);
}
