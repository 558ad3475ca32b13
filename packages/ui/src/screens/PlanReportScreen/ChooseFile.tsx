import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';

interface ChooseFileProps {
  readonly onOpen: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that lets the reader choose a plan file. */
export function ChooseFile({ onOpen, children }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onOpen([...(target.files ?? [])]);
    // Reset, so that the same file can be chosen again after it was corrected.
    target.value = '';
  };
  return (
    <>
      <input ref={input} type="file" hidden accept="application/json,.json" aria-label="Plan file" onChange={choose} />
      <Button variant="primary" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
