import { styled } from 'styled-components';
import { media, theme } from '../../../../theme/index.ts';

/** One above the other on a phone, two side by side from a tablet on. */
export const SideBySide = styled.div`
  display: grid;
  gap: ${theme.space[10]} ${theme.space[6]};
  min-width: 0;
  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;
