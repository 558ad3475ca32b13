import { css } from 'styled-components';
import { media, theme } from '../../../theme/index.ts';

/** The width of the page: full width on a phone, at most 80rem. */
export const wide = css`
  width: 100%;
  max-width: 80rem;
  margin-inline: auto;
  padding-inline: ${theme.space[5]};

  ${media.tablet} {
    padding-inline: ${theme.space[8]};
  }
  ${media.print} {
    padding-inline: 0;
  }
`;
