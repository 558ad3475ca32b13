import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../test/runCli.ts';
import { writeWhole } from './outFiles.ts';

it('writes a file, and leaves no temporary file', async () => {
  const folder = emptyFolder();
  await writeWhole(join(folder, 'report.json'), '{}');
  expect(readdirSync(folder)).toEqual(['report.json']);
  expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe('{}');
});

it('leaves no temporary file when writing fails', async () => {
  const folder = emptyFolder();
  const path = join(folder, 'report.json');
  // After the check, a folder takes the file's name.
  mkdirSync(path);
  await expect(writeWhole(path, '{}')).rejects.toMatchObject({ exitCode: 2 });
  expect(readdirSync(folder)).toEqual(['report.json']);
});
