import { styled } from 'styled-components';
import { media, theme } from '../../theme/index.ts';

/**
 * A sheet of its own on the canvas. Never a card in a card: inside, hairlines and white space divide.
 * @example <Card as="section" aria-labelledby={titleId}>…</Card>
 */
export const Card = styled.div`
  min-width: 0;
  padding: ${theme.space[5]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.sm};
  ${media.tablet} {
    padding: ${theme.space[6]};
  }
  ${media.print} {
    box-shadow: none;
    break-inside: avoid;
  }
`;
