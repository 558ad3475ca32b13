import type { ComponentProps } from 'react';
import { type OnFiles, passFiles } from './passFiles.ts';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  readonly onFiles: OnFiles;
}

/** The native file input, for use inside a separate label. Next to other buttons, use `FilePicker`. */
export function FileInput({ onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        passFiles(target.files, onFiles);
        // Reset, so that the same file can be chosen again after a correction.
        target.value = '';
      }}
    />
  );
}
