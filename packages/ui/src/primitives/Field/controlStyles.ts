import { css } from 'styled-components';
import { focusRing, onHover, theme } from '../../theme/index.ts';

/** The box of all controls: input, password, number, date. 44 px high, for touch. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: 2.75rem;
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.hairlineStrong};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  line-height: 1.5;
  transition: border-color ${theme.duration.fast} ${theme.easing.standard};
  &:not([aria-invalid='true'], [data-invalid]) {
    ${onHover(css`
      border-color: ${theme.color.textSubtle};
    `)}
  }
  ${focusRing}
  &:focus-visible {
    border-color: ${theme.color.focus};
    outline-offset: 0;
  }
  &[aria-invalid='true'],
  &[data-invalid] {
    border-color: ${theme.color.negative};
    background: ${theme.color.negativeSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.negative};
  }
  /* A gap between the red border and the ring, so that both are seen. */
  &:is([aria-invalid='true'], [data-invalid]):focus-visible {
    border-color: ${theme.color.negative};
    outline-offset: 2px;
  }
  &::placeholder {
    color: ${theme.color.textSubtle};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
    border-color: ${theme.color.hairline};
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.textSubtle};
  }
`;
