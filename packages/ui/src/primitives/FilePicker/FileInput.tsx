import type { ComponentProps } from 'react';
import { type OnFiles, passFiles } from './passFiles.ts';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  readonly onFiles: OnFiles;
}

/** The native file input, for a label of its own. Beside other buttons, use `FilePicker`. */
export function FileInput({ onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        passFiles(target.files, onFiles);
        // Reset, so that the same file can be chosen again after it was corrected.
        target.value = '';
      }}
    />
  );
}
