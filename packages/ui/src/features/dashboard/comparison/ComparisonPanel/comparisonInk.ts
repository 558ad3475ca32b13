import { css, styled } from 'styled-components';
import { media, theme } from '../../../../theme/index.ts';

/** Sets the color of the team or of the others as `currentColor`. Their lines also differ in width and dashes. */
export const Ink = styled.g<{ $of: 'team' | 'others' }>`
  color: ${({ $of }) => ($of === 'team' ? theme.color.chartAfter : theme.color.chartBefore)};
  ${media.forcedColors} {
    forced-color-adjust: none;
    color: ${({ $of }) => ($of === 'team' ? 'Highlight' : 'CanvasText')};
  }
`;

/** The line of the adoption date. */
export const AdoptionLine = styled.line`
  stroke: ${theme.color.textSubtle};
  stroke-dasharray: 4 4;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

/** A label that stays readable over lines. */
export const readableOverLines = css`
  stroke: ${theme.color.canvas};
  stroke-width: 5px;
  paint-order: stroke;
  ${media.forcedColors} {
    stroke: Canvas;
    fill: CanvasText;
  }
`;
