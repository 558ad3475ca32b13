import { styled } from 'styled-components';
import { media, theme } from '../../../../theme/index.ts';

/** The color of use, as `currentColor`. */
export const UsageInk = styled.g`
  color: ${theme.color.chartAfter};
  ${media.forcedColors} {
    forced-color-adjust: none;
    color: Highlight;
  }
`;
