import type { PlotBar, PlotMark, PlotPoint } from '@roi-insight/report-text';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media, theme, type } from '../../../../theme/index.ts';
import { percent } from './percent.ts';
import { PlotDotView } from './PlotDotView.tsx';
import { Ink } from './plotInk.ts';
import { PlotRule } from './PlotRule.tsx';

/** The part of a mark behind the grid lines. */
export function PlotMarkBehind({ mark }: { readonly mark: PlotMark }) {
  const hatch = useId();
  if (mark.kind === 'band') {
    return (
      <Shares>
        <Band d={`${pathOf([...mark.upper, ...mark.lower.toReversed()])}Z`} />
      </Shares>
    );
  }
  if (mark.kind !== 'spans') return null;
  const spans = mark.spans.map(({ from, to }) => (
    <Span
      key={from}
      x={percent(from)}
      width={percent(to - from)}
      height="100%"
      {...(mark.look === 'hatched' && { fill: `url(#${hatch})` })}
      data-look={mark.look}
    />
  ));
  if (mark.look === 'shaded') return spans;
  return (
    <>
      <defs>
        <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <Hatch x1={0} x2={0} y1={0} y2={6} />
        </pattern>
      </defs>
      {spans}
    </>
  );
}

/** The part of a mark in front of the grid lines. Lengths are percentages. */
export function PlotMarkView({ mark }: { readonly mark: PlotMark }): ReactNode {
  switch (mark.kind) {
    case 'bars':
      return mark.bars.map((bar) => <Bar key={`${bar.x} ${bar.top}`} bar={bar} share={mark.share} />);
    case 'dots':
      return mark.dots.map((dot) => <PlotDotView key={dot.x} dot={dot} />);
    case 'line':
      return (
        <Ink data-color={mark.color}>
          <Shares>
            {mark.runs.map((points) => (
              <Line key={points[0]?.x} data-dashed={mark.isDashed} d={pathOf(points)} />
            ))}
          </Shares>
        </Ink>
      );
    case 'band':
      return (
        <Ink data-color="after">
          <Shares>
            <Line data-thin d={pathOf(mark.upper)} />
            <Line data-thin d={pathOf(mark.lower)} />
          </Shares>
        </Ink>
      );
    case 'rule':
      return <PlotRule {...mark} />;
    case 'text':
      return (
        <Words x={percent(mark.x)} y="1.3em">
          {mark.text}
        </Words>
      );
    case 'spans':
      return null;
  }
}

/** Minimum height of a bar, which keeps low bars visible if they touch each other. */
const MIN_HEIGHT = 0.015;

function Bar({ bar, share = 1 }: { readonly bar: PlotBar; readonly share: number | undefined }) {
  const isTouching = share === 1;
  const height = bar.bottom - bar.top;
  const shown = isTouching && height > 0 ? Math.max(MIN_HEIGHT, height) : height;
  return (
    <Ink data-color={bar.color}>
      <Column
        data-color={bar.color}
        data-pale={bar.isPale}
        data-touching={isTouching}
        data-floating={bar.bottom < 1 && bar.isPale !== true}
        x={percent(bar.x + ((1 - share) / 2) * bar.width)}
        width={percent(share * bar.width)}
        y={percent(bar.bottom - shown)}
        height={percent(shown)}
      />
    </Ink>
  );
}

/** An SVG whose coordinates are shares of the plot, because paths do not support percentages. Strokes keep their width. */
const Shares = styled.svg.attrs({
  viewBox: '0 0 1 1',
  preserveAspectRatio: 'none',
  width: '100%',
  height: '100%',
  overflow: 'visible',
})``;

/** The path data of a line through points. */
const pathOf = (points: readonly PlotPoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const Column = styled.rect`
  fill: currentColor;

  &[data-touching='true'] {
    stroke: ${theme.color.surface};
    stroke-width: 1px;
  }

  /* Bars around zero are low, so their edges must be sharp. */
  &[data-floating='true'] {
    shape-rendering: crispEdges;
  }

  &[data-pale='true'] {
    opacity: 0.35;
  }

  &[data-pale='true'][data-color='before'] {
    opacity: 0.55;
  }
`;

const Line = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 2.25px;
  stroke-linejoin: round;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;

  &[data-dashed='true'] {
    stroke-width: 1.75px;
    stroke-dasharray: 5 3;
  }

  &[data-thin] {
    stroke-width: 1px;
  }
`;

/** Opaque and below the axis lines, so that overlapping bands do not become darker. */
const Band = styled.path`
  fill: ${theme.color.accentSoft};
  ${media.forcedColors} {
    fill: none;
  }
`;

const Span = styled.rect`
  &[data-look='shaded'] {
    fill: ${theme.color.surfaceSunken};
    ${media.forcedColors} {
      fill: none;
    }
  }
`;

const Hatch = styled.line`
  stroke: ${theme.color.hairline};
  stroke-width: 2.5;
  ${media.forcedColors} {
    stroke: GrayText;
  }
`;

const Words = styled.text`
  ${type.caption}
  fill: ${theme.color.textSubtle};
  text-anchor: middle;
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;
