import { styled } from 'styled-components';
import { media, theme } from '../../../../theme/index.ts';

/** A horizontal grid line of a plot, with its value in a span before it. */
export const PlotTick = styled.span<{ $isZero: boolean }>`
  position: absolute;
  inset-inline: 0;
  border-top: ${({ $isZero }) => ($isZero ? `1.5px solid ${theme.color.text}` : `1px solid ${theme.color.chartGrid}`)};
  ${media.forcedColors} {
    border-top-style: ${({ $isZero }) => ($isZero ? 'solid' : 'dotted')};
  }
  &[data-goal='true'] {
    border-top: 1.5px dashed;
    color: ${theme.color.positive};
    font-weight: 600;
  }

  > span {
    position: absolute;
    inset-inline-end: 100%;
    padding-inline-end: ${theme.space[3]};
    transform: translateY(-50%);
  }
`;
