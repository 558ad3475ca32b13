import type { ComponentProps } from 'react';
import { type OnFiles, passFiles } from './passFiles.ts';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  readonly onFiles: OnFiles;
}

/** The native file input, for use inside a separate label. If the picker is next to other buttons, use `FilePicker`. */
export function FileInput({ onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        passFiles(target.files, onFiles);
        // Resets the input, so that the same file can be chosen again after a correction.
        target.value = '';
      }}
    />
  );
}
