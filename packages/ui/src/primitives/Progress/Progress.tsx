import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { theme, type, useThemeCheck } from '../../theme/index.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${theme.space[2]};
`;

const Label = styled.span`
  ${type.label}
  color: ${theme.color.textMuted};
`;

const Value = styled(Label)`
  font-variant-numeric: tabular-nums;
`;

/** Not `<progress>`: its parts can only be styled browser by browser. */
const Track = styled.div.attrs({ role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 })`
  grid-column: 1 / -1;
  height: 6px;
  overflow: hidden;
  border-radius: ${theme.radius.full};
  background: ${theme.color.hairline};
  outline: 1px solid transparent;
`;

/** A border, not a background: a palette of the system would remove that. */
const Indicator = styled.div`
  border-top: 6px solid ${theme.color.accent};
  border-radius: inherit;
  transition: width ${theme.duration.fast} linear;
`;

export interface ProgressProps extends ComponentProps<'div'> {
  /** What is progressing: 'Step 1 of 2'. */
  readonly label: string;
  /** Percent, 0–100. */
  readonly value: number;
  /** The percentage as it is shown at the end of the label line. */
  readonly valueText?: string | undefined;
}

/** How far something known has come. Where the end is unknown, use `Spinner`. */
export function Progress({ label, value, valueText, ...root }: ProgressProps) {
  useThemeCheck('Progress');
  const labelId = useId();
  return (
    <Root {...root}>
      <Label id={labelId}>{label}</Label>
      {valueText !== undefined && <Value aria-hidden>{valueText}</Value>}
      {/* By hand: the library's progress bar would be the only thing of it that the form loads, 5 kB for one element. */}
      <Track aria-labelledby={labelId} aria-valuenow={value}>
        <Indicator style={{ width: `${value}%` }} />
      </Track>
    </Root>
  );
}
