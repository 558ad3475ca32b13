/**
 * Writes the fixture reports: `npm run fixtures`. With `--check` it writes nothing and fails when a file is stale.
 * The reports are the real analysis of generated tickets, validated by the contract; nobody types a figure.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureFiles } from './fixtures/fixtureFiles.ts';

const folder = join(import.meta.dirname, '../packages/contracts/src/fixtures');
const isCheck = process.argv.includes('--check');
let stale = 0;

mkdirSync(folder, { recursive: true });
for (const [name, text] of fixtureFiles()) {
  const path = join(folder, name);
  if (!isCheck) {
    writeFileSync(path, text);
  } else if (text !== readOrNull(path)) {
    stale += 1;
    console.error(`${name} is stale: run \`npm run fixtures\``);
  }
}
console.log(isCheck ? `${stale} stale` : `written to ${folder}`);
process.exitCode = stale === 0 ? 0 : 1;

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
