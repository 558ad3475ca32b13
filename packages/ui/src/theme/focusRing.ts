import { css } from 'styled-components';
import { theme } from './theme.ts';

/** The one focus mark, for keyboard focus only. */
export const focusRing = css`
  outline: none;
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
