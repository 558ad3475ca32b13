import { styled } from 'styled-components';
import { media, paragraphs, theme } from '../../../../theme/index.ts';

/**
 * Two related cards: stacked on a phone and a tablet, side by side on a desktop. Opening the values of a card does not
 * stretch the other one.
 */
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

/** The gap between two pairs is wider than the gap within a pair. */
export const Stack = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  ${media.desktop} {
    gap: ${theme.space[6]};
  }
  ${paragraphs(theme.space[6])}
`;
