import { Progress as Base } from '@base-ui/react/progress';
import { styled } from 'styled-components';
import { theme, type } from '../../theme/index.ts';

const Root = styled(Base.Root)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${theme.space[2]};
`;

const Label = styled(Base.Label)`
  ${type.label}
  color: ${theme.color.textMuted};
`;

const Value = styled.span`
  ${type.label}
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Track = styled(Base.Track)`
  grid-column: 1 / -1;
  height: 6px;
  overflow: hidden;
  border-radius: ${theme.radius.full};
  background: ${theme.color.hairline};
`;

const Indicator = styled(Base.Indicator)`
  border-radius: inherit;
  background: ${theme.color.accent};
  transition: width ${theme.duration.fast} linear;
`;

export interface ProgressProps {
  /** What is progressing: 'Step 1 of 2'. */
  readonly label: string;
  /** Percent, 0–100. */
  readonly value: number;
  /** Shows the percentage at the end of the label line. */
  readonly showValue?: boolean | undefined;
}

/** How far something known has come. Where the end is unknown, use `Spinner`. */
export function Progress({ label, value, showValue = false }: ProgressProps) {
  return (
    <Root value={value}>
      <Label>{label}</Label>
      {showValue && <Value aria-hidden>{Math.round(value)}%</Value>}
      <Track>
        <Indicator />
      </Track>
    </Root>
  );
}
