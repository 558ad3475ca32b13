import { css, styled } from 'styled-components';
import { media, theme } from '../../../../theme/index.ts';

/** Sets the color of `data-color` as `currentColor`. Marks also differ in shape, width or dashes. */
export const Ink = styled.g`
  color: ${theme.color.chartBefore};

  &[data-color='after'] {
    color: ${theme.color.chartAfter};
  }

  &[data-color='accent'] {
    color: ${theme.color.accentText};
  }

  &[data-color='positive'] {
    color: ${theme.color.positive};
  }

  &[data-color='warning'] {
    color: ${theme.color.warning};
  }

  &[data-color='negative'] {
    color: ${theme.color.negative};
  }

  &[data-color='muted'] {
    color: ${theme.color.textSubtle};
  }

  &[data-color='grid'] {
    color: ${theme.color.hairlineStrong};
  }

  ${media.forcedColors} {
    forced-color-adjust: none;

    &[data-color] {
      color: CanvasText;
    }

    &[data-color='after'] {
      color: Highlight;
    }
  }
`;

/** Makes words readable where they are drawn over lines. */
export const readableOverLines = css`
  stroke: ${theme.color.canvas};
  stroke-width: 5px;
  paint-order: stroke;
  ${media.forcedColors} {
    stroke: Canvas;
    fill: CanvasText;
  }
`;
