import { styled } from 'styled-components';
import { theme } from '../../../../theme/index.ts';

/** The height of both plots, so that they are aligned side by side. */
export const PLOT_HEIGHT = '14rem';

/** The space above both plots, for the names of dates or of the scale. */
export const AbovePlot = styled.span`
  display: flex;
  align-items: end;
  grid-column: 1 / -1;
  height: 3rem;
  padding-bottom: ${theme.space[3]};
`;
