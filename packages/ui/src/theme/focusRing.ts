import { css } from 'styled-components';
import { theme } from './theme.ts';

/** The focus ring of all controls, for keyboard focus only. */
export const focusRing = css`
  outline: none;
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
