import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme, type, visuallyHidden } from '../../../theme/index.ts';
import { quietLink } from '../quietLink.ts';

interface OpenReportProps extends RootProps<'div'> {
  /** Null while the app is still loading and cannot open files. */
  readonly onOpen: ((files: readonly File[]) => void) | null;
  /** Why the last files could not be opened. */
  readonly problem: string | null;
}

const DRAG_EVENTS = ['dragover', 'dragleave', 'drop'] as const;

/** Opens reports that were saved as files: picked, or dropped anywhere on the page. */
export function OpenReport({ onOpen, problem, ...root }: OpenReportProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onOpen?.([...(target.files ?? [])]);
    // Reset, so that the same file can be picked again after it was corrected.
    target.value = '';
  };
  useEffect(() => {
    if (onOpen === null) return undefined;
    const handle = (event: DragEvent) => {
      // The browser handles dragged text and links.
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
      if (event.type === 'drop') onOpen([...event.dataTransfer.files]);
    };
    for (const type of DRAG_EVENTS) window.addEventListener(type, handle);
    return () => {
      for (const type of DRAG_EVENTS) window.removeEventListener(type, handle);
    };
  }, [onOpen]);
  return (
    <Place {...root} data-over={over}>
      <input
        id={id}
        type="file"
        multiple
        accept="application/json,.json,text/html,.html"
        disabled={onOpen === null}
        onChange={pick}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
      />
      <label htmlFor={id}>{over ? 'Drop to open' : 'Open a saved report (.json, .html)'}</label>
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
    ${quietLink}
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
