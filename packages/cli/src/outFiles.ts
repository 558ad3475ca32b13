import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { plainText } from './plainText.ts';
import { wrongInput } from './exitCodes.ts';

const FORMATS = ['json', 'html', 'pdf', 'csv'] as const;

export type OutFormat = (typeof FORMATS)[number];

/** A file that the report is to be written to. */
export interface OutFile {
  readonly path: string;
  readonly format: OutFormat;
}

/** Checks, before anything is read, whether these files can be written. Existing files are replaced only with `--force`. */
export async function planOutFiles(paths: readonly string[], force: boolean): Promise<OutFile[]> {
  const files = paths.map((path) => {
    const format = FORMATS.find((known) => extname(path).toLowerCase() === `.${known}`);
    if (format === undefined)
      throw wrongInput(`--out ${shown(path)}: the name must end in .json, .html, .pdf or .csv.`);
    return { path: resolve(path), format };
  });
  if (new Set(files.map(({ path }) => path)).size < files.length) throw wrongInput('The same --out is there twice.');
  for (const { path } of files) await assertWritable(path, force);
  return files;
}

async function assertWritable(path: string, force: boolean): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory() === true) throw wrongInput(`--out ${shown(path)} is a folder.`);
  if (found !== null && !force) {
    throw wrongInput(`--out ${shown(path)} exists. Choose another name, or replace it with --force.`);
  }
  await access(dirname(path), constants.W_OK).catch(() => {
    throw wrongInput(`--out ${shown(path)}: its folder does not exist, or nothing can be written there.`);
  });
}

/** Writes a file atomically: first beside its place, then renamed. */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  const part = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.part`);
  try {
    const file = await open(part, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (cause) {
    await rm(part, { force: true });
    const { message } = cause instanceof Error ? cause : { message: '' };
    throw wrongInput(`${shown(path)} could not be written: ${plainText(message)}`);
  }
}

const shown = (path: string) => plainText(path);
