/** A line with a runner's progress, which is shown in the table and removed from the step's output. */
const PATTERN = /##progress (\d+)\/(\d+)\n/g;

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export const progressLine = ({ done, total }: Progress): string => `##progress ${done}/${total}\n`;

/** The last progress in a part of the output; undefined if it contains none. */
export function lastProgress(text: string): Progress | undefined {
  const [, done, total] = [...text.matchAll(PATTERN)].at(-1) ?? [];
  return done === undefined ? undefined : { done: Number(done), total: Number(total) };
}

export const withoutProgress = (text: string): string => text.replaceAll(PATTERN, '');

/** A line that names a test file that did not end, for example because its process was killed. */
const UNFINISHED = /^Not finished: (.+)$/gm;

export const unfinishedLine = (file: string): string => `\nNot finished: ${file}\n`;

export const unfinishedFiles = (text: string): readonly string[] =>
  [...text.matchAll(UNFINISHED)].map(([, file = '']) => file);
