import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { theme, type, visuallyHidden } from '../../../theme/index.ts';

interface OpenReportProps {
  /** Null: not yet, while the page is still being fetched. */
  readonly onOpen: ((file: File) => void) | null;
  /** Why the last file could not be opened. */
  readonly problem: string | null;
}

/** Opens a report that was saved as a file: picked, or dropped on the words. */
export function OpenReport({ onOpen, problem }: OpenReportProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file !== undefined) onOpen?.(file);
    // The same file can be picked again after it was repaired.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onOpen?.(file);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Place data-over={over} onDragOver={drag} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        disabled={onOpen === null}
        onChange={pick}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
      />
      <label htmlFor={id}>{over ? 'Drop to open' : 'Open report'}</label>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </Place>
  );
}

const Place = styled.div`
  border-radius: ${theme.radius.sm};

  &[data-over='true'] {
    outline: 1px dashed ${theme.color.accent};
    outline-offset: ${theme.space[3]};
  }

  input {
    ${visuallyHidden}
  }

  label {
    font-weight: 550;
    text-decoration: underline;
    text-decoration-color: ${theme.color.hairlineStrong};
    text-underline-offset: 0.3em;
    cursor: pointer;
  }

  label:hover {
    text-decoration-color: currentColor;
  }

  input:focus-visible + label {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 4px;
    border-radius: ${theme.radius.sm};
  }

  p {
    ${type.small}
    max-width: 24rem;
    color: ${theme.color.negative};
  }
`;
