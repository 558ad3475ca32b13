/** A function that gets the files that were chosen or dropped together. */
export type OnFiles = (files: readonly [File, ...File[]]) => void;

/** Passes files on, unless there are none. */
export function passFiles(list: FileList | null, onFiles: OnFiles): void {
  const [first, ...others] = list ?? [];
  if (first !== undefined) onFiles([first, ...others]);
}
