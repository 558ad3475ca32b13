import { styled } from 'styled-components';
import { MISSING } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/index.ts';

const Reason = styled.span`
  ${visuallyHidden}
`;

interface FigureProps {
  /** The printed figure. */
  readonly text: string;
  /** Why it may be missing: told by '—' to whoever asks. */
  readonly reason: string;
}

/** A printed figure; where it is '—', the reason is its title and is read aloud. */
export function Figure({ text, reason }: FigureProps) {
  if (text !== MISSING) return text;
  return (
    <span title={reason}>
      <span aria-hidden>{MISSING}</span>
      <Reason>{reason}</Reason>
    </span>
  );
}
