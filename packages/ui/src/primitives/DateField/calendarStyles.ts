import { css } from 'styled-components';
import { focusRing, media, onHover, theme, type } from '../../theme/index.ts';

const hover = onHover(css`
  background: ${theme.color.surfaceSunken};
`);

/** Our styles for the class names of react-day-picker, whose own style sheet is not loaded. */
export const calendarStyles = css`
  position: relative;
  .rdp-months {
    position: relative;
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    height: 2.5rem;
    padding-inline-end: 5.5rem;
  }
  .rdp-dropdowns {
    display: flex;
    gap: ${theme.space[1]};
  }
  .rdp-dropdown_root {
    position: relative;
    display: inline-flex;
    align-items: center;
    padding: ${theme.space[1]} ${theme.space[2]};
    border-radius: ${theme.radius.sm};
    font-weight: 600;
    ${hover}
    &:focus-within:has(:focus-visible) {
      outline: 2px solid ${theme.color.focus};
    }
  }
  .rdp-dropdown {
    position: absolute;
    inset: 0;
    width: 100%;
    border: 0;
    opacity: 0;
    cursor: pointer;
  }
  .rdp-dropdown option {
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
  }
  .rdp-caption_label {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
  .rdp-chevron {
    width: 1rem;
    height: 1rem;
    fill: ${theme.color.textSubtle};
  }
  .rdp-nav {
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
  }
  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.sm};
    background: none;
    cursor: pointer;
    ${hover}
    ${focusRing}
    &[aria-disabled='true'] {
      opacity: 0.35;
      cursor: not-allowed;
    }
  }
  .rdp-month_grid {
    margin-top: ${theme.space[1]};
  }
  .rdp-weekday,
  .rdp-day {
    width: 2.5rem;
    height: 2.5rem;
    padding: 0;
    text-align: center;
  }
  .rdp-weekday {
    ${type.caption}
    height: 2rem;
    color: ${theme.color.textSubtle};
    font-weight: 500;
  }
  .rdp-day_button {
    ${type.small}
    width: 2.5rem;
    height: 2.5rem;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.full};
    background: none;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    ${hover}
    ${focusRing}
    outline-offset: -2px;
  }
  .rdp-today .rdp-day_button {
    font-weight: 700;
    color: ${theme.color.accentText};
  }
  .rdp-selected .rdp-day_button {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    font-weight: 600;
    ${media.forcedColors} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    outline-offset: 2px;
  }
  .rdp-outside .rdp-day_button {
    color: ${theme.color.textSubtle};
  }
  .rdp-disabled .rdp-day_button {
    background: none;
    color: ${theme.color.textSubtle};
    opacity: 0.45;
    cursor: not-allowed;
  }
`;
