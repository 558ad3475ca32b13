import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { baselineFolder } from './baselines.ts';
import { type Mismatch, mismatchPage } from './mismatchPage.ts';

/** A story that failed. */
export interface FailedStory {
  readonly storyId: string;
  readonly story: string;
  readonly file: string;
  readonly errors: readonly string[];
}

/** The picture of an error. Vitest's message contains the difference and the file with the actual picture. */
function mismatchIn(error: string, failed: FailedStory, folder: string): Mismatch | undefined {
  const text = stripVTControlCharacters(error);
  const [, message] = /stored reference\.\n(.+)/.exec(text) ?? [];
  const [, shot] = /visual\/(\S+)-actual\.png/.exec(text) ?? [];
  if (message === undefined || shot === undefined) return undefined;
  const { storyId, story, file } = failed;
  // The picture is copied, because the folder is read on other machines, too.
  copyFileSync(join(baselineFolder, `${shot}.png`), join(folder, `${shot}-reference.png`));
  const difference = `${shot}-diff.png`;
  return {
    storyId,
    story,
    file,
    shot,
    message,
    before: `${shot}-reference.png`,
    after: `${shot}-actual.png`,
    difference: existsSync(join(folder, difference)) ? difference : undefined,
  };
}

/** The result of a run of stories. */
export interface VisualRun {
  /** How many stories ran. */
  readonly ran: number;
  readonly failed: readonly FailedStory[];
}

/**
 * Writes the page about the pictures of a run. Writes no page if stories failed for other reasons than pictures.
 * @returns the number of stories that look different
 */
export function writeMismatches(folder: string, { ran, failed }: VisualRun): number {
  const mismatches = failed.flatMap((story) => story.errors.flatMap((error) => mismatchIn(error, story, folder) ?? []));
  if (mismatches.length === 0 && failed.length > 0) return 0;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), mismatchPage(mismatches, ran));
  return mismatches.length;
}
