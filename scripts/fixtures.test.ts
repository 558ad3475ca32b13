import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixtureFiles } from './fixtures/fixtureFiles.ts';

const folder = join(import.meta.dirname, '../packages/contracts/src/fixtures');

it.each(fixtureFiles())('%s is what the analysis gives today (else: npm run fixtures)', (name, text) => {
  expect(readFileSync(join(folder, name), 'utf8') === text).toBe(true);
});
