import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../test/runCli.ts';
import { writeWhole } from './outFiles.ts';

it('writes a file, and leaves no part of it beside it', async () => {
  const folder = emptyFolder();
  await writeWhole(join(folder, 'report.json'), '{}');
  expect(readdirSync(folder)).toEqual(['report.json']);
  expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe('{}');
});

it('leaves nothing of a file that could not be written', async () => {
  const folder = emptyFolder();
  const path = join(folder, 'report.json');
  // After the check, a folder has taken its name.
  mkdirSync(path);
  await expect(writeWhole(path, '{}')).rejects.toMatchObject({ exitCode: 2 });
  expect(readdirSync(folder)).toEqual(['report.json']);
});
