import { styled } from 'styled-components';
import { media, theme, type } from '../../../theme/index.ts';
import type { SamplePreview } from './samplePreview.ts';
import { useFormats } from '../../../brand/index.ts';

/** Ends of the axis, in percent of time saved. */
const FROM = -20;
const TO = 60;

const at = (percent: number) => `${((percent - FROM) / (TO - FROM)) * 100}%`;

/** The estimate on an axis with a "no change" mark. An interval that excludes this mark is a finding. */
export function SamplePreviewInterval({
  effectPercent,
  intervalPercent,
}: Pick<SamplePreview, 'effectPercent' | 'intervalPercent'>) {
  const formats = useFormats();
  const [low, high] = intervalPercent;
  return (
    <Axis aria-hidden="true" dir="ltr">
      <Zero style={{ left: at(0) }} />
      <Bar style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
      <Dot style={{ left: at(effectPercent) }} />
      <Label style={{ left: at(0) }}>no change</Label>
      <Label style={{ left: at(low) }}>{formats.wholePercent(low)}</Label>
      <Label style={{ left: at(high) }}>{formats.wholePercent(high)}</Label>
    </Axis>
  );
}

/** Values increase to the right in every page language. */
const Axis = styled.div`
  position: relative;
  height: 4rem;

  &::before {
    content: '';
    position: absolute;
    inset: 0.875rem 0 auto;
    border-top: 1px solid ${theme.color.hairline};
  }
`;

const Zero = styled.i`
  position: absolute;
  top: 0;
  height: 1.75rem;
  border-left: 1px solid ${theme.color.textSubtle};
`;

const Bar = styled.i`
  position: absolute;
  top: 0.625rem;
  height: 0.5rem;
  border-radius: ${theme.radius.full};
  background: color-mix(in srgb, ${theme.color.accent} 32%, transparent);
  outline: 1px solid transparent;
`;

const Dot = styled.i`
  position: absolute;
  top: 0.375rem;
  width: 1rem;
  height: 1rem;
  margin-left: -0.5rem;
  border: 2px solid ${theme.color.surface};
  border-radius: ${theme.radius.full};
  background: ${theme.color.accent};
  ${media.forcedColors} {
    border-color: Canvas;
    background: Highlight;
    forced-color-adjust: none;
  }
`;

const Label = styled.span`
  ${type.caption}
  position: absolute;
  top: 1.875rem;
  color: ${theme.color.textSubtle};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  transform: translateX(-50%);
`;
