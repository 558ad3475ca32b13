import { readFile } from 'node:fs/promises';
import { encodingOf } from '@roi-insight/file-reading';
import { regularFile, unreadable } from './regularFile.ts';

/** Reads the text file of an argument: UTF-8, or UTF-16 with a byte order mark, as PowerShell writes it. */
export async function readInput(file: string): Promise<string> {
  await regularFile(file);
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
