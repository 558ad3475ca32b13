import { HISTORY_NOTE, HISTORY_TITLE, type HistoryChart as Chart, type HistoryMark } from '@roi-insight/report-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { captionLine, legend, media, theme, type } from '../../../theme/index.ts';
import { HistoryDot, Ink } from './HistoryDot.tsx';

const Figure = styled.figure`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
  > figcaption {
    ${captionLine}
  }
  h3 {
    ${type.subheading}
  }
  > p {
    ${type.small}
    max-width: 48rem;
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }
`;

const Legend = styled.p`
  ${legend}
`;

/** Runs are ordered from left to right in every page language, as in the other charts. */
const Plot = styled.div.attrs({ dir: 'ltr', 'aria-hidden': true })`
  ${type.caption}
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: 3rem;
  color: ${theme.color.textSubtle};
  font-variant-numeric: tabular-nums;
  > div {
    position: relative;
    height: 2lh;
  }
  > div > span {
    position: absolute;
    transform: translateX(-50%);
    line-height: 1.25;
    text-align: center;
    white-space: nowrap;
  }
`;

const Frame = styled.div`
  && {
    height: 15rem;
  }
  i {
    position: absolute;
    inset-inline: 0;
    border-top: 1px solid ${theme.color.chartGrid};
    font-style: normal;
  }
  i[data-zero='true'] {
    border-top: 1.5px solid ${theme.color.text};
  }
  b {
    position: absolute;
    inset-inline-end: 100%;
    padding-inline-end: ${theme.space[3]};
    transform: translateY(-50%);
    font-weight: 400;
  }
  svg {
    overflow: visible;
  }
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

const Break = styled.line`
  stroke: ${theme.color.warning};
  stroke-width: 1.5;
  stroke-dasharray: 5 4;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

/** Maximum number of runs with large dots. With more runs, they would touch on a phone. */
const LARGE_MARKS_MAX = 20;

/** The name of each symbol. */
const NAMES: readonly (readonly [HistoryMark['kind'], string])[] = [
  ['faster', 'Less time'],
  ['slower', 'More time'],
  ['no-detectable-change', 'No detectable change'],
  ['too-little-data', 'Too little data'],
  ['no-evidence', 'No verdict'],
];

interface HistoryChartProps extends RootProps<'figure'> {
  /** The saved reports of a team, placed on the chart. */
  readonly chart: Chart;
}

/** Shows the change of each run with its interval. The table next to it has the same values. */
export function HistoryChart({ chart, ...root }: HistoryChartProps) {
  const titleId = useId();
  const kinds = new Set(chart.marks.map(({ kind }) => kind));
  return (
    <Figure {...root} aria-labelledby={titleId}>
      <figcaption>
        <h3 id={titleId}>{HISTORY_TITLE}</h3>
        <Legend>
          {NAMES.filter(([kind]) => kinds.has(kind)).map(([kind, name]) => (
            <span key={kind}>
              <svg width={14} height={14} viewBox="-7 -7 14 14" aria-hidden>
                <Ink $kind={kind}>
                  <HistoryDot kind={kind} />
                </Ink>
              </svg>
              {name}
            </span>
          ))}
          {chart.breaks.length > 0 && (
            <span>
              <svg width={14} height={16} aria-hidden>
                <Break x1={7} x2={7} y1={0} y2={16} />
              </svg>
              Measured differently
            </span>
          )}
        </Legend>
      </figcaption>
      <Plot>
        less time per ticket
        <Frame>
          {chart.percentTicks.map(({ y, label, isZero }) => (
            <i key={y} data-zero={isZero} style={{ top: percent(y) }}>
              <b>{label}</b>
            </i>
          ))}
          <svg>
            {chart.breaks.map((x) => (
              <Break key={x} x1={percent(x)} x2={percent(x)} y2="100%" />
            ))}
            {chart.marks.map((mark) => (
              <Mark key={mark.id} mark={mark} scale={chart.marks.length > LARGE_MARKS_MAX ? 0.7 : 1} />
            ))}
          </svg>
        </Frame>
        more time per ticket
        <div>
          {chart.dayTicks.map(({ x, day, year }) => (
            <span key={x} style={{ left: percent(x) }}>
              {day}
              <br />
              {year}
            </span>
          ))}
        </div>
      </Plot>
      <p>{HISTORY_NOTE}</p>
    </Figure>
  );
}

/** A run without an interval is at the bottom of the plot, outside of the axis. */
function Mark({ mark: { kind, x, span }, scale }: { readonly mark: HistoryMark; readonly scale: number }) {
  return (
    <Ink $kind={kind}>
      {span && (
        <line
          x1={percent(x)}
          x2={percent(x)}
          y1={percent(span.top)}
          y2={percent(span.bottom)}
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          opacity={0.55}
        />
      )}
      {span?.isCut === true && (
        <svg x={percent(x)} y={percent(span.bottom)}>
          <polygon points="-4.5,-1 4.5,-1 0,6" fill="currentColor" />
        </svg>
      )}
      <svg x={percent(x)} y={span ? percent(span.y) : '100%'}>
        <g transform={`translate(0 ${span ? 0 : -12}) scale(${scale})`}>
          <HistoryDot kind={kind} />
        </g>
      </svg>
    </Ink>
  );
}

const percent = (share: number) => `${share * 100}%`;
