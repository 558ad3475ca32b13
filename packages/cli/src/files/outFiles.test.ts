import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../test/runCli.ts';
import { planOutFiles, REPORT_FILE_KINDS, writeWhole } from './outFiles.ts';

it('the command writes a file, and leaves no temporary file', async () => {
  const folder = emptyFolder();
  await writeWhole(join(folder, 'report.json'), '{}', false);
  expect(readdirSync(folder)).toEqual(['report.json']);
  expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe('{}');
});

it('the command leaves no temporary file if writing fails', async () => {
  const folder = emptyFolder();
  const path = join(folder, 'report.json');
  // After the check, a folder with the file's name is created.
  mkdirSync(path);
  for (const force of [false, true]) await expect(writeWhole(path, '{}', force)).rejects.toMatchObject({ exitCode: 2 });
  expect(readdirSync(folder)).toEqual(['report.json']);
});

it('the command replaces a file only with --force, even if the file appeared after the check', async () => {
  const path = join(emptyFolder(), 'report.json');
  const [planned] = await planOutFiles([path], false, REPORT_FILE_KINDS);
  expect(planned?.path).toBe(path);
  const runs = await Promise.allSettled(['one', 'two'].map((content) => writeWhole(path, content, false)));
  expect(runs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(runs).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ exitCode: 2 }) });
  await expect(planOutFiles([path], false, REPORT_FILE_KINDS)).rejects.toThrow('already exists. Use another name');
  await planOutFiles([path], true, REPORT_FILE_KINDS);
  await writeWhole(path, 'three', true);
  expect(readFileSync(path, 'utf8')).toBe('three');
});

it.skipIf(process.platform === 'win32')('the command keeps the mode of a file that it replaces', async () => {
  const path = join(emptyFolder(), 'report.json');
  writeFileSync(path, 'private');
  for (const mode of [0o600, 0o664]) {
    chmodSync(path, mode);
    await writeWhole(path, '{}', true);
    expect(statSync(path).mode & 0o777).toBe(mode);
  }
});

it('the command treats a symbolic link as a file, even if its target is missing', async () => {
  const folder = emptyFolder();
  const path = join(folder, 'report.json');
  symlinkSync(join(folder, 'nowhere.json'), path);
  await expect(planOutFiles([path], false, REPORT_FILE_KINDS)).rejects.toThrow('already exists. Use another name');
  await expect(writeWhole(path, '{}', false)).rejects.toThrow('already exists. Use another name');
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder)).toEqual(['report.json']);
});

it('the command accepts a name of any length, or reports the system’s error', async () => {
  const folder = emptyFolder();
  const named = (length: number) => join(folder, `${'x'.repeat(length - 5)}.json`);
  await planOutFiles([named(255)], false, REPORT_FILE_KINDS);
  await writeWhole(named(255), '{}', false);
  expect(readdirSync(folder)).toHaveLength(1);
  const reason = new RegExp(`^--out .*/x{251}\\.json can't be written: ENAMETOOLONG: name too long\\.$`);
  await expect(planOutFiles([named(256)], false, REPORT_FILE_KINDS)).rejects.toThrow(reason);
  await expect(writeWhole(named(256), '{}', false)).rejects.toThrow('ENAMETOOLONG: name too long.');
  expect(readdirSync(folder)).toHaveLength(1);
});
