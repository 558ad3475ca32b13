import { Slider as Base } from '@base-ui/react/slider';
import { css, styled } from 'styled-components';
import { media, onHover, theme } from '../../theme/index.ts';
import { nearestStop, nextStop } from './stops.ts';

const Control = styled(Base.Control)`
  display: flex;
  align-items: center;
  height: 2.75rem;
  cursor: pointer;
  touch-action: none;
  user-select: none;
`;

const Track = styled(Base.Track)`
  position: relative;
  width: 100%;
  height: 4px;
  border-radius: ${theme.radius.full};
  background: ${theme.color.hairlineStrong};
  ${media.forcedColors} {
    border-block: 2px solid CanvasText;
  }
`;

const Thumb = styled(Base.Thumb)`
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid ${theme.color.accent};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.sm};
  ${onHover(css`
    border-width: 4px;
  `)}
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    border-color: Highlight;
  }
`;

export interface SliderProps {
  /** What it chooses, for screen readers. */
  readonly label: string;
  /** The values that it can take, ascending whole numbers; at least two. Their distances are those on the track. */
  readonly stops: readonly number[];
  /** One of the stops. */
  readonly value: number;
  /** The value in words, for screen readers. */
  readonly valueText: string;
  /** Moved by Page Up and Page Down, and by arrow keys with Shift. */
  readonly largeStep: number;
  readonly onValueChange: (value: number) => void;
}

/** Chooses one of several values on a line. Arrow keys, Page Up, Page Down, Home and End move it. */
export function Slider({ label, stops, value, valueText, largeStep, onValueChange }: SliderProps) {
  return (
    <Base.Root
      min={Math.min(...stops)}
      max={Math.max(...stops)}
      largeStep={largeStep}
      value={value}
      onValueChange={(wanted, { reason }) => {
        onValueChange(reason === 'keyboard' ? nextStop(stops, value, wanted) : nearestStop(stops, wanted));
      }}
    >
      <Control>
        <Track>
          <Thumb aria-label={label} aria-valuetext={valueText} />
        </Track>
      </Control>
    </Base.Root>
  );
}
