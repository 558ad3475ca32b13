import { useId } from 'react';
import { styled } from 'styled-components';
import { FileInput } from '../../../primitives/FilePicker/FileInput.tsx';
import type { OnFiles } from '../../../primitives/FilePicker/passFiles.ts';
import { useWindowFileDrop } from '../../../primitives/FilePicker/useWindowFileDrop.ts';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme, type, visuallyHidden } from '../../../theme/index.ts';
import { quietLink } from '../quietLink.ts';

interface OpenReportProps extends RootProps<'div'> {
  /** Null while the app is still loading and cannot open files. */
  readonly onOpen: OnFiles | null;
  /** Why the last files could not be opened. */
  readonly problem: string | null;
}

/** Opens reports that were saved as files: picked, or dropped anywhere on the page. */
export function OpenReport({ onOpen, problem, ...root }: OpenReportProps) {
  const id = useId();
  const over = useWindowFileDrop(onOpen);
  return (
    <Place {...root} data-over={over}>
      <FileInput
        id={id}
        multiple
        accept="application/json,.json,text/html,.html"
        disabled={onOpen === null}
        onFiles={(files) => onOpen?.(files)}
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
