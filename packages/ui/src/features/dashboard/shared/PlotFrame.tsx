import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme, type } from '../../../theme/index.ts';
import { PlotTick } from '../../shell/document/plot/PlotTick.ts';

/** Time runs from left to right in every page language, as in the other charts. */
export const Plot = styled.div.attrs({ dir: 'ltr', 'aria-hidden': true })`
  ${type.caption}
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  color: ${theme.color.textSubtle};
  font-variant-numeric: tabular-nums;
  ${media.print} {
    break-inside: avoid;
  }
`;

/** A label above a part of the plot. */
export const PlotLabel = styled.span`
  grid-column: 1 / -1;
  padding-block: ${theme.space[4]} ${theme.space[2]};
`;

const Frame = styled.div<{ $height: string }>`
  position: relative;
  grid-column: 2;
  height: ${({ $height }) => $height};
`;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
`;

const Below = styled.div<{ $lines: number }>`
  position: relative;
  grid-column: 2;
  height: ${({ $lines }) => `calc(${$lines}lh + ${theme.space[2]})`};
`;

const BelowLabel = styled.span`
  position: absolute;
  top: ${theme.space[2]};
  transform: translateX(-50%);
  line-height: 1.25;
  text-align: center;
  white-space: nowrap;
`;

interface PlotFrameProps {
  readonly height: string;
  readonly ticks: readonly { readonly y: number; readonly label: string; readonly isZero?: boolean }[];
  /** Shapes below the grid lines. Lengths are percentages. */
  readonly behind?: ReactNode;
  /** Shapes above the grid lines. Lengths are percentages. */
  readonly children: ReactNode;
}

/** Horizontal grid lines with their values, and the shapes around them. */
export function PlotFrame({ height, ticks, behind, children }: PlotFrameProps) {
  return (
    <Frame $height={height}>
      {behind !== undefined && <Drawing>{behind}</Drawing>}
      {ticks.map(({ y, label, isZero = false }) => (
        <PlotTick key={y} $isZero={isZero} style={{ top: percent(y) }}>
          <span>{label}</span>
        </PlotTick>
      ))}
      <Drawing>{children}</Drawing>
    </Frame>
  );
}

interface PlotAxisProps {
  readonly ticks: readonly { readonly x: number; readonly label: string; readonly below?: string | null }[];
}

/** The labels of the horizontal axis. */
export function PlotAxis({ ticks }: PlotAxisProps) {
  return (
    <Below $lines={ticks.some(({ below }) => below !== undefined) ? 2 : 1}>
      {ticks.map(({ x, label, below }) => (
        <BelowLabel key={x} style={{ left: percent(x) }}>
          {label}
          {below !== undefined && (
            <>
              <br />
              {below}
            </>
          )}
        </BelowLabel>
      ))}
    </Below>
  );
}

/** A share, 0–1, as a CSS percentage. */
export const percent = (share: number): string => `${share * 100}%`;

/** An SVG whose coordinates are shares of the plot: paths do not support percentages. Strokes keep their width. */
export function Shares({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
      {children}
    </svg>
  );
}

/** The path data of a line through points. */
export const pathOf = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
