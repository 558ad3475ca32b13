import { useRef } from 'react';
import { useThemeCheck } from '../../theme/index.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { FileInput } from './FileInput.tsx';
import type { OnFiles } from './passFiles.ts';

export interface FilePickerProps extends Omit<ButtonProps, 'type' | 'onClick'> {
  /** Names the hidden file input, such as 'Plan file'. */
  readonly label: string;
  /** Endings and media types of the files, separated by commas. */
  readonly accept: string;
  /** Whether several files can be chosen together. */
  readonly multiple?: boolean | undefined;
  /** Called with the chosen files, at least one. */
  readonly onFiles: OnFiles;
}

/**
 * A button that lets the reader choose files.
 * @example <FilePicker label="Plan file" accept=".json" onFiles={([file]) => open(file)}>Choose a plan file</FilePicker>
 */
export function FilePicker({ label, accept, multiple, onFiles, ...button }: FilePickerProps) {
  useThemeCheck('FilePicker');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} hidden aria-label={label} accept={accept} multiple={multiple} onFiles={onFiles} />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
