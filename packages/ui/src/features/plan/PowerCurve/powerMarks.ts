import { styled } from 'styled-components';
import { media, theme, type } from '../../../theme/index.ts';

export const Line = styled.polyline`
  fill: none;
  stroke: ${theme.color.chartBefore};
  stroke-width: 2;

  &[data-full] {
    stroke: ${theme.color.chartAfter};
  }

  ${media.forcedColors} {
    stroke: GrayText;

    &[data-full] {
      stroke: CanvasText;
    }
  }
`;

export const Band = styled.polygon`
  fill: color-mix(in srgb, ${theme.color.chartBefore} 14%, transparent);
  stroke: none;

  &[data-full] {
    fill: color-mix(in srgb, ${theme.color.chartAfter} 14%, transparent);
  }
`;

export const Chosen = styled.u`
  position: absolute;
  inset-block: 0;
  border-inline-start: 1.5px solid ${theme.color.text};
`;

/** Drawn with its border, which forced-colors mode keeps. */
export const Dot = styled.span`
  position: absolute;
  width: 0;
  height: 0;
  border: 0.25rem solid ${theme.color.chartBefore};
  border-radius: ${theme.radius.full};
  transform: translate(-50%, -50%);

  &[data-full] {
    border-color: ${theme.color.chartAfter};
  }

  &[data-chosen] {
    border-width: 0.375rem;
    box-shadow: 0 0 0 2px ${theme.color.surface};
  }

  /* Left of a dot, where a curve that rises is below. */
  span {
    ${type.small}
    position: absolute;
    inset-inline-end: 0.75rem;
    top: -1.75rem;
    padding-inline: ${theme.space[1]};
    border-radius: ${theme.radius.sm};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font-weight: 600;
  }

  /* Right of the first dot: the scale is left of it. */
  span[data-first] {
    inset-inline: 0.75rem auto;
  }
`;
