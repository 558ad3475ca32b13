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

/** Not `<progress>`: its parts need browser-specific styles. */
const Track = styled.div.attrs({ role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 })`
  grid-column: 1 / -1;
  height: 6px;
  overflow: hidden;
  border-radius: ${theme.radius.full};
  background: ${theme.color.hairline};
  outline: 1px solid transparent;
`;

/** A border, because forced-colors mode removes backgrounds. */
const Indicator = styled.div`
  border-top: 6px solid ${theme.color.accent};
  border-radius: inherit;
  transition: width ${theme.duration.fast} linear;
`;

export interface ProgressProps extends ComponentProps<'div'> {
  /** Names the work, such as 'Step 1 of 2'. */
  readonly label: string;
  /** Percent, 0–100. */
  readonly value: number;
  /** The percentage as text, at the end of the label line. */
  readonly valueText?: string | undefined;
}

/** Progress with a known end. For an unknown end, use `Spinner`. */
export function Progress({ label, value, valueText, ...root }: ProgressProps) {
  useThemeCheck('Progress');
  const labelId = useId();
  return (
    <Root {...root}>
      <Label id={labelId}>{label}</Label>
      {valueText !== undefined && <Value aria-hidden>{valueText}</Value>}
      {/* Not the library's progress bar, which would add 5 kB to the form for one element. */}
      <Track aria-labelledby={labelId} aria-valuenow={value}>
        <Indicator style={{ width: `${value}%` }} />
      </Track>
    </Root>
  );
}
