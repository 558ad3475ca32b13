import type { PlanPower } from '@roi-insight/report-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { captionLine, legend, media, theme, type } from '../../../theme/index.ts';
import { Band, Chosen, Dot, Line } from './powerMarks.ts';

interface PowerCurveProps extends RootProps<'figure'> {
  /** The curve of a forecast. */
  readonly power: PlanPower;
}

/** How often a saving is found, by length of the plan. The table next to it has the same values. */
export function PowerCurve({ power, ...root }: PowerCurveProps) {
  const titleId = useId();
  const { title, lines, percentTicks, enough, lengths } = power;
  const chosen = lengths.find(({ isChosen }) => isChosen);
  return (
    <Figure {...root} aria-labelledby={titleId}>
      <figcaption>
        <h3 id={titleId}>{title}</h3>
        <Legend>
          {lines.map(({ use, name }) => (
            <span key={use}>
              <svg width={22} height={8} aria-hidden>
                <Line data-full={use === 1 || undefined} points="0,4 22,4" />
              </svg>
              {name}
            </span>
          ))}
        </Legend>
      </figcaption>
      <Plot>
        <div>
          {percentTicks.map(({ y, label }) => (
            <i key={label} style={{ top: percent(y) }} data-enough={isSame(y, enough) || undefined}>
              <b>{label}</b>
            </i>
          ))}
          {chosen && <Chosen style={{ left: percent(chosen.x) }} />}
          <svg viewBox="0 0 1 1" preserveAspectRatio="none">
            {lines.map(({ use, points }) => (
              <g key={use}>
                <Band data-full={use === 1 || undefined} points={bandOf(points)} />
                <Line
                  data-full={use === 1 || undefined}
                  points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                  vectorEffect="non-scaling-stroke"
                />
              </g>
            ))}
          </svg>
          {lines.map(({ use, points }) =>
            points.map(({ weeks, x, y, label }) => (
              <Dot
                key={`${use} ${weeks}`}
                style={{ left: percent(x), top: percent(y) }}
                data-full={use === 1 || undefined}
                data-chosen={weeks === chosen?.weeks || undefined}
              >
                {weeks === chosen?.weeks && <span data-first={x < 0.15 || undefined}>{label}</span>}
              </Dot>
            )),
          )}
        </div>
        <div>
          {lengths.map(({ weeks, x, count, isChosen }) => (
            <span key={weeks} style={{ left: percent(x) }} data-chosen={isChosen || undefined}>
              {count}
            </span>
          ))}
          <em>weeks</em>
        </div>
      </Plot>
    </Figure>
  );
}

type Points = PlanPower['lines'][number]['points'];

/** The outline of the range around a line. */
const bandOf = (points: Points) =>
  [...points.map(({ x, top }) => `${x},${top}`), ...points.toReversed().map(({ x, bottom }) => `${x},${bottom}`)].join(
    ' ',
  );

const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-9;
const percent = (share: number) => `${100 * share}%`;

const Figure = styled.figure`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  min-width: 0;

  > figcaption {
    ${captionLine}
  }

  h3 {
    ${type.subheading}
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

const Legend = styled.p`
  ${legend}
`;

/** Lengths grow from left to right in every page language, as in the other charts. */
const Plot = styled.div.attrs({ dir: 'ltr', 'aria-hidden': true })`
  ${type.caption}
  padding-left: 2.75rem;
  color: ${theme.color.textSubtle};
  font-variant-numeric: tabular-nums;

  > div {
    position: relative;
  }

  > :first-child {
    height: 14rem;

    ${media.desktop} {
      height: 17rem;
    }
  }

  > :last-child {
    height: 3rem;
  }

  i {
    position: absolute;
    inset-inline: 0;
    border-top: 1px solid ${theme.color.chartGrid};
    font-style: normal;
  }

  i[data-enough] {
    border-top: 1.5px dashed ${theme.color.positive};
    color: ${theme.color.positive};
  }

  b {
    position: absolute;
    right: 100%;
    padding-right: ${theme.space[3]};
    transform: translateY(-50%);
    font-weight: 400;
  }

  i[data-enough] b {
    font-weight: 600;
  }

  > :last-child span {
    position: absolute;
    top: ${theme.space[2]};
    transform: translateX(-50%);

    &[data-chosen] {
      color: ${theme.color.text};
      font-weight: 600;
    }
  }

  em {
    position: absolute;
    top: 1.75rem;
    left: 50%;
    transform: translateX(-50%);
    font-style: normal;
  }

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;
