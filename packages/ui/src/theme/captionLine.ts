import { css } from 'styled-components';
import { theme } from './theme.ts';

/** The caption of a chart: its title, and its legend on the same line if there is space. */
export const captionLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[8]};
`;
