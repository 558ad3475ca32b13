import { styled } from 'styled-components';
import { wide } from '../../features/shell/PageFrame/wide.ts';
import { media, theme } from '../../theme/index.ts';

/** The `main` element around a report. */
export const DashboardMain = styled.main`
  ${wide}
  outline: none;
  padding-block: ${theme.space[3]} ${theme.space[12]};
  ${media.desktop} {
    padding-block: ${theme.space[3]} ${theme.space[16]};
  }
  ${media.print} {
    padding-block: ${theme.space[5]} 0;
  }
`;
