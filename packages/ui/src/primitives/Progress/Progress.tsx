import { type ComponentProps, useId } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { media, theme, type, useThemeCheck } from '../../theme/index.ts';

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

/** This is not a `<progress>`, because the parts of that element need browser-specific styles. */
const Track = styled.div.attrs({ role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 })`
  grid-column: 1 / -1;
  height: 6px;
  overflow: hidden;
  border-radius: ${theme.radius.full};
  background: ${theme.color.hairline};
  outline: 1px solid transparent;
`;

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

/** A third of the bar moves along repeatedly. With reduced motion, the whole bar is faint. */
const unknownEnd = css`
  width: calc(100% / 3);
  animation: ${pass} 1.6s ease-in-out infinite;
  ${media.reducedMotion} {
    width: 100%;
    opacity: 0.4;
    animation: none;
  }
`;

/** The bar is drawn with a border, because forced-colors mode removes backgrounds. */
const Indicator = styled.div<{ $isUnknown: boolean }>`
  border-top: 6px solid ${theme.color.accent};
  border-radius: inherit;
  transition: width ${theme.duration.fast} linear;
  ${({ $isUnknown }) => $isUnknown && unknownEnd}
`;

export interface ProgressProps extends ComponentProps<'div'> {
  /** Names the work, such as 'Step 1 of 2'. */
  readonly label: string;
  /** Percent, 0–100; null while the end is not known. */
  readonly value: number | null;
  /** The percentage as text, at the end of the label line. */
  readonly valueText?: string | undefined;
}

/** Progress with a known end, or with an end that will soon be known. Otherwise, use `Spinner`. */
export function Progress({ label, value, valueText, ...root }: ProgressProps) {
  useThemeCheck('Progress');
  const labelId = useId();
  return (
    <Root {...root}>
      <Label id={labelId}>{label}</Label>
      {valueText !== undefined && <Value aria-hidden>{valueText}</Value>}
      {/* Not the library's progress bar, which would add 5 kB to the form for one element. */}
      <Track aria-labelledby={labelId} aria-valuenow={value ?? undefined}>
        <Indicator $isUnknown={value === null} style={value === null ? undefined : { width: `${value}%` }} />
      </Track>
    </Root>
  );
}
