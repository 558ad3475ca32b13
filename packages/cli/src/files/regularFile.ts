import { commandFileErrors } from '@roi-insight/report-text';
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { codeOf } from '@roi-insight/jira-reader';
import { type CommandError, wrongInput } from '../exitCodes.ts';

/** Checks that an argument names a regular file. Reading a pipe that no process writes to, for example, would never end. */
export async function regularFile(file: string): Promise<Stats> {
  const found = await stat(file).catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  if (!found.isFile()) throw wrongInput(commandFileErrors.notRegular(file));
  return found;
}

/** The error for a file that cannot be read. */
export function unreadable(file: string, cause: unknown): CommandError {
  return wrongInput((codeOf(cause) === 'ENOENT' ? commandFileErrors.missing : commandFileErrors.unreadable)(file));
}
