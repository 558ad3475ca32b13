import type { PlaceboMark } from '@roi-insight/report-text';
import { css, styled } from 'styled-components';
import { media, theme } from '../../../../theme/index.ts';

const inks: Readonly<Record<PlaceboMark['kind'], string>> = {
  earlier: theme.color.chartBefore,
  fooled: theme.color.negative,
  real: theme.color.chartAfter,
};

/** Sets a mark's color as `currentColor`. Marks also differ in shape. */
export const Ink = styled.g<{ $kind: PlaceboMark['kind']; $isChosen?: boolean }>`
  color: ${({ $kind, $isChosen }) => ($kind === 'earlier' && $isChosen ? theme.color.text : inks[$kind])};
  ${media.forcedColors} {
    forced-color-adjust: none;
    color: ${({ $kind }) => ($kind === 'real' ? 'Highlight' : 'CanvasText')};
  }
`;

/** The background of a ring. */
export const ringFill = css`
  fill: ${theme.color.canvas};
  ${media.forcedColors} {
    fill: Canvas;
  }
`;
