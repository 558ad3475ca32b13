import { css } from 'styled-components';
import { theme } from '../../theme/index.ts';

/** A secondary link beside the main button. */
export const quietLink = css`
  font-weight: 550;
  text-decoration: underline;
  text-decoration-color: ${theme.color.hairlineStrong};
  text-underline-offset: 0.3em;
  cursor: pointer;

  &:hover {
    text-decoration-color: currentColor;
  }
`;
