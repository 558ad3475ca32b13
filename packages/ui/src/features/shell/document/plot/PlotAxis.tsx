import type { AxisTick } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { theme } from '../../../../theme/index.ts';
import { percent } from './percent.ts';

/** The labels of the horizontal axis, in the last column of a grid. */
export function PlotAxis({ ticks }: { readonly ticks: readonly AxisTick[] }) {
  return (
    <Root $lines={ticks.some(({ below }) => below !== undefined) ? 2 : 1}>
      {ticks.map(({ x, label, below, isStrong }) => (
        <Label key={x} data-strong={isStrong} style={{ insetInlineStart: percent(x) }}>
          {label}
          {below !== undefined && (
            <>
              <br />
              {below}
            </>
          )}
        </Label>
      ))}
    </Root>
  );
}

const Root = styled.div<{ $lines: number }>`
  position: relative;
  grid-column: -2;
  height: ${({ $lines }) => `calc(${$lines}lh + ${theme.space[2]})`};
`;

const Label = styled.span`
  position: absolute;
  top: ${theme.space[2]};
  transform: translateX(-50%);
  line-height: 1.25;
  text-align: center;
  white-space: nowrap;

  &[data-strong='true'] {
    color: ${theme.color.text};
    font-weight: 600;
  }
`;
