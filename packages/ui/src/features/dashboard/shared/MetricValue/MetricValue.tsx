import { styled } from 'styled-components';
import { MISSING } from '@roi-insight/report-text';
import { visuallyHidden } from '../../../../theme/index.ts';

const Reason = styled.span`
  ${visuallyHidden}
`;

interface MetricValueProps {
  /** The printed figure. */
  readonly text: string;
  /** Why it may be missing: the title of the '—'. */
  readonly reason: string;
}

/** A printed figure; where it is '—', the reason is its title and is read aloud. */
export function MetricValue({ text, reason }: MetricValueProps) {
  if (text !== MISSING) return text;
  return (
    <span title={reason}>
      <span aria-hidden>{MISSING}</span>
      <Reason>{reason}</Reason>
    </span>
  );
}
