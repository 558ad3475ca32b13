import { commandFileErrors } from '@roi-insight/report-text';
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, link, lstat, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { codeOf } from '@roi-insight/jira-reader';
import { wrongInput } from '../exitCodes.ts';
import { plainText } from '../plainText.ts';
import { systemReason } from './systemReason.ts';

/** The kinds of files of a report. */
export const REPORT_FILE_KINDS = ['json', 'html', 'md', 'pdf', 'csv'] as const;

export type OutKind = (typeof REPORT_FILE_KINDS)[number];

/** A file to be written. */
export interface OutFile<Kind> {
  readonly path: string;
  readonly kind: Kind;
}

/** Before anything is read, checks whether these files can be written. Existing files are replaced only with `--force`. */
export async function planOutFiles<Kind extends string>(
  paths: readonly string[],
  force: boolean,
  kinds: readonly Kind[],
): Promise<OutFile<Kind>[]> {
  const files = paths.map((path) => {
    const kind = kinds.find((known) => extname(path).toLowerCase() === `.${known}`);
    if (kind === undefined) throw wrongInput(commandFileErrors.outEnding(shown(path), endings(kinds)));
    return { path: resolve(path), kind };
  });
  if (new Set(files.map(({ path }) => path)).size < files.length) throw wrongInput(commandFileErrors.outTwice);
  for (const { path } of files) await assertWritable(path, force);
  return files;
}

async function assertWritable(path: string, force: boolean): Promise<void> {
  // A symbolic link counts as an existing file, even if its target is missing.
  const found = await lstat(path).catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT') return null;
    throw wrongInput(commandFileErrors.outRefused(shown(path), systemReason(cause)));
  });
  if (found?.isDirectory() === true) throw wrongInput(commandFileErrors.outIsFolder(shown(path)));
  if (found !== null && !force) throw exists(path);
  await access(dirname(path), constants.W_OK).catch(() => {
    throw wrongInput(commandFileErrors.outFolder(shown(path)));
  });
}

/**
 * Writes a file atomically: first under a temporary name in the same folder, then under its own name. With `force`, an
 * existing file is replaced, and its mode is kept.
 */
export async function writeWhole(path: string, content: Uint8Array | string, force: boolean): Promise<void> {
  // The temporary name does not contain the name of the file, which may already have the maximum length.
  const part = join(dirname(path), `.roi-insight-${randomBytes(6).toString('hex')}.part`);
  try {
    const replaced = force ? await stat(path).catch(() => null) : null;
    const file = await open(part, 'wx');
    try {
      if (replaced !== null) await file.chmod(replaced.mode);
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await (force ? rename(part, path) : giveName(part, path));
  } catch (cause) {
    await rm(part, { force: true });
    throw codeOf(cause) === 'EEXIST'
      ? exists(path)
      : wrongInput(commandFileErrors.notWritten(shown(path), systemReason(cause)));
  }
}

/** Renames a file only if the new name is free. `rename` would replace a report that another run has written meanwhile. */
async function giveName(part: string, path: string): Promise<void> {
  try {
    await link(part, path);
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') throw cause;
    // For file systems without hard links.
    await (await open(path, 'wx')).close();
    return rename(part, path);
  }
  await rm(part);
}

/** @example endings(['json', 'pdf']) // '.json or .pdf' */
const endings = (kinds: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(kinds.map((kind) => `.${kind}`)).replace(', or', ' or');

const exists = (path: string) => wrongInput(commandFileErrors.outExists(shown(path)));

const shown = (path: string) => plainText(path);
