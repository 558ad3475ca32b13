import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { css, styled } from 'styled-components';
import { media, onHover, theme, useThemeCheck } from '../../theme/index.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { nearestStop, nextStop } from './stops.ts';

const THUMB = '1.5rem';

const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  height: 2.75rem;
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    height: 4px;
    border-radius: ${theme.radius.full};
    background: ${theme.color.hairlineStrong};
    ${media.forcedColors} {
      border-block: 2px solid CanvasText;
    }
  }
`;

const thumb = css`
  box-sizing: border-box;
  width: ${THUMB};
  height: ${THUMB};
  border: 2px solid ${theme.color.accent};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.sm};
  ${media.forcedColors} {
    border-color: Highlight;
  }
`;

/** Browsers drop rules with unknown selectors, so each browser's thumb selector needs its own rule. */
const onThumb = (styles: ReturnType<typeof css>) => css`
  &::-webkit-slider-thumb {
    ${styles}
  }
  &::-moz-range-thumb {
    ${styles}
  }
`;

/**
 * Half a thumb wider than the track on each side, because browsers keep the thumb inside the input, but its center must
 * reach the track's ends.
 */
const Input = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: calc(100% + ${THUMB});
  height: 100%;
  margin-block: 0;
  margin-inline: calc(-0.5 * ${THUMB});
  background: none;
  outline: none;
  cursor: pointer;
  touch-action: pan-y;
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &::-webkit-slider-thumb {
    appearance: none;
  }
  ${onThumb(thumb)}
  ${onHover(
    onThumb(css`
      border-width: 4px;
    `),
  )}
  &:focus-visible {
    ${onThumb(css`
      outline: 2px solid ${theme.color.focus};
      outline-offset: 2px;
    `)}
  }
`;

export interface SliderProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Name for screen readers. */
  readonly label: string;
  /** The possible values: at least two ascending integers. Their distances determine their positions on the track. */
  readonly stops: readonly number[];
  /** The current value, one of the stops. */
  readonly value?: number | undefined;
  /** The initial value, for uncontrolled use; the first stop by default. */
  readonly defaultValue?: number | undefined;
  /** The value as text, for screen readers. */
  readonly valueText: string | ((value: number) => string);
  /** Step of Page Up and Page Down. */
  readonly largeStep: number;
  /** Called when pointer or keyboard change the value. */
  readonly onValueChange?: ((value: number) => void) | undefined;
  /** Called with the final value when the pointer or the key is released. */
  readonly onValueCommit?: ((value: number) => void) | undefined;
  /** Whether the slider cannot be moved. */
  readonly disabled?: boolean | undefined;
}

/** Chooses one of several ordered values. Arrow keys, Page Up, Page Down, Home and End move it. */
export function Slider(props: SliderProps) {
  useThemeCheck('Slider');
  const { label, stops, value: given, defaultValue, valueText, largeStep, onValueChange, ...others } = props;
  const { onValueCommit, disabled = false, ...root } = others;
  const isDragged = useRef(false);
  /** The chosen value until it is final. */
  const pending = useRef<number | null>(null);
  const [min, max] = [Math.min(...stops), Math.max(...stops)];
  const [value, setValue] = useControllableState(given, defaultValue ?? min, onValueChange);

  function move(next: number) {
    pending.current = next;
    setValue(next);
  }

  function settle() {
    const settled = pending.current;
    pending.current = null;
    if (settled !== null) onValueCommit?.(settled);
  }

  function startDragging() {
    isDragged.current = true;
    window.addEventListener('pointerup', stopDragging, { once: true });
  }

  function stopDragging() {
    isDragged.current = false;
    settle();
  }

  /** A pointer selects the closest stop. A screen reader requests the next integer, which may be far from a stop. */
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const wanted = target.valueAsNumber;
    move(isDragged.current ? nearestStop(stops, wanted) : nextStop(stops, value, wanted));
    if (!isDragged.current) settle();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    isDragged.current = false;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const wanted = wantedBy(event.key, isMirrored ? -1 : 1);
    if (wanted === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = nextStop(stops, value, Math.min(Math.max(wanted, min), max));
    if (next !== value) move(next);
  }

  function wantedBy(key: string, toTheRight: number): number | null {
    if (key === 'ArrowRight') return value + toTheRight;
    if (key === 'ArrowLeft') return value - toTheRight;
    if (key === 'ArrowUp') return value + 1;
    if (key === 'ArrowDown') return value - 1;
    if (key === 'PageUp') return value + largeStep;
    if (key === 'PageDown') return value - largeStep;
    if (key === 'Home') return min;
    return key === 'End' ? max : null;
  }

  return (
    <Root {...root}>
      <Input
        type="range"
        aria-label={label}
        aria-valuetext={typeof valueText === 'string' ? valueText : valueText(value)}
        min={min}
        max={max}
        value={value}
        onPointerDown={startDragging}
        // A touch that becomes a scroll ends without pointerup.
        onPointerCancel={stopDragging}
        onKeyDown={press}
        onKeyUp={settle}
        // Focus can leave while a key is held.
        onBlur={settle}
        disabled={disabled}
        onChange={change}
      />
    </Root>
  );
}
