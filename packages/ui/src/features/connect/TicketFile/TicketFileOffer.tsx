import { useId } from 'react';
import { styled } from 'styled-components';
import { FileInput } from '../../../primitives/FilePicker/FileInput.tsx';
import { media, theme, type, visuallyHidden } from '../../../theme/index.ts';

interface TicketFileOfferProps {
  /** A file was chosen, but not read yet. */
  readonly onChoose: (file: File) => void;
}

/** A file input for teams whose tracker cannot be reached. */
export function TicketFileOffer({ onChoose }: TicketFileOfferProps) {
  const id = useId();
  return (
    <Line>
      Not on Jira? <FileInput id={id} accept=".csv,.tsv,.txt,.json" onFiles={([file]) => onChoose(file)} />
      <label htmlFor={id}>Upload a CSV</label>
    </Line>
  );
}

const Line = styled.p`
  ${type.small}
  margin-top: ${theme.space[5]};
  color: ${theme.color.textMuted};
  text-align: center;

  ${media.tablet} {
    text-align: var(--end);
  }

  input {
    ${visuallyHidden}
  }

  label {
    color: ${theme.color.text};
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
`;
