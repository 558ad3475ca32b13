import { styled } from 'styled-components';
import { media, paragraphs, theme } from '../../../../theme/index.ts';

/** Two that belong together: one above the other on a phone and a tablet, then side by side. Opened values stretch their own card only. */
export const SideBySide = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[6]};
  &:has(details[open]) {
    align-items: start;
  }
  min-width: 0;
  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${paragraphs(theme.space[6])}
`;

/** Further apart than what is within a pair. */
export const Stack = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  ${media.desktop} {
    gap: ${theme.space[6]};
  }
  ${paragraphs(theme.space[6])}
`;
