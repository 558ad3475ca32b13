import type { Staircase } from '@roi-insight/report-text';
import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { captionLine, media, theme, type } from '../../../theme/index.ts';
import { StaircaseLegend } from './StaircaseLegend.tsx';
import { StaircaseRows } from './StaircaseRows.tsx';

interface StaircaseChartProps extends RootProps<'figure'> {
  /** The picture of a plan. */
  readonly staircase: Staircase;
  /** Names the picture. */
  readonly title: string;
  /** Whether the order has just been drawn. If so, the teams move to their places. */
  readonly isNew?: boolean;
  /** Shown below the title. */
  readonly children?: ReactNode;
}

/** Maximum number of rows with full height. */
const COMFORTABLE_ROWS = 14;

/** If a tick is closer than this to the day of the report, its label has no space on a phone. The distance is a share of the width. */
const NEAR = 0.34;

/** Teams by week: when each team starts, and which teams wait for the report. The rows are a list for screen readers. */
export function StaircaseChart({ staircase, title, isNew = false, children, ...root }: StaircaseChartProps) {
  const titleId = useId();
  const { rows, ticks, read } = staircase;
  const drawnRows = rows.filter(({ isDrawn }) => isDrawn);
  const otherRows = rows.filter(({ isDrawn }) => !isDrawn);
  const isDense = rows.length > COMFORTABLE_ROWS;
  return (
    <Figure {...root} aria-labelledby={titleId} data-dense={isDense || undefined} data-new={isNew || undefined}>
      <figcaption>
        <h2 id={titleId}>{title}</h2>
        <StaircaseLegend rows={rows} />
      </figcaption>
      {children}
      <Plot>
        <Scale aria-hidden>
          <div dir="ltr">
            {ticks.map(({ x, label }) => (
              <span
                key={x}
                style={{ left: percent(x) }}
                data-edge={x === 0 || undefined}
                data-near={read.x - x < NEAR || undefined}
              >
                {label}
              </span>
            ))}
            <strong style={{ left: percent(read.x) }}>{read.label}</strong>
          </div>
        </Scale>
        <Grid aria-hidden>
          <div dir="ltr">
            {ticks.map(({ x }) => (
              <i key={x} style={{ left: percent(x) }} />
            ))}
            <b style={{ left: percent(read.x) }} />
          </div>
        </Grid>
        <StaircaseRows rows={drawnRows} readX={read.x} />
        {otherRows.length > 0 && (
          <>
            <Divider>Not drawn</Divider>
            <StaircaseRows rows={otherRows} readX={read.x} />
          </>
        )}
      </Plot>
    </Figure>
  );
}

const percent = (share: number) => `${100 * share}%`;

const Figure = styled.figure`
  --row: 2.25rem;
  --name: 0rem;
  --when: 0rem;
  min-width: 0;

  &[data-dense] {
    --row: 1.625rem;
  }

  > figcaption {
    ${captionLine}
  }

  h2 {
    ${type.heading}
  }

  ${media.tablet} {
    --name: 11rem;
    --when: 8.5rem;
  }

  ${media.desktop} {
    --name: 14rem;
  }

  ${media.print} {
    --name: 11rem;
    --when: 8.5rem;
    break-inside: avoid;
  }
`;

const Plot = styled.div`
  position: relative;
  margin-top: ${theme.space[5]};
`;

/** The part of the picture with the weeks. */
const weeks = css`
  padding-inline: var(--name) var(--when);

  > div {
    position: relative;
    height: 100%;
  }
`;

/** Weeks run from left to right in every page language, as in the other charts. */
const Scale = styled.div`
  ${type.caption}
  ${weeks}
  height: 2rem;
  color: ${theme.color.textSubtle};
  font-variant-numeric: tabular-nums;

  span,
  strong {
    position: absolute;
    top: 0;
    transform: translateX(-50%);
    white-space: nowrap;
  }

  span[data-edge] {
    transform: none;
  }

  strong {
    padding: 0 ${theme.space[2]};
    border-radius: ${theme.radius.full};
    outline: 1px solid transparent;
    background: ${theme.color.text};
    color: ${theme.color.canvas};
    font-weight: 550;
    print-color-adjust: exact;
  }

  /* On narrower screens, there is space for only half of the labels. */
  @media not all and (min-width: 64rem) {
    span:nth-child(even) {
      display: none;
    }
  }

  @media not all and (min-width: 40rem) {
    span[data-near] {
      display: none;
    }

    strong {
      transform: translateX(-84%);
    }
  }
`;

const Grid = styled.div`
  ${weeks}
  position: absolute;
  inset: 1.75rem 0 0;
  pointer-events: none;

  i,
  b {
    position: absolute;
    inset-block: 0;
    border-left: 1px solid ${theme.color.chartGrid};
  }

  /* Hidden on a phone, where the line would cross the dates. There, each bar has a line of its own. */
  b {
    z-index: 1;
    display: none;
    border-left: 1.5px solid ${theme.color.text};

    ${media.tablet} {
      display: block;
    }
  }
`;

const Divider = styled.p`
  ${type.label}
  position: relative;
  margin-block: ${theme.space[3]} ${theme.space[1]};
  padding-top: ${theme.space[3]};
  border-top: 1px solid ${theme.color.hairline};
  color: ${theme.color.textSubtle};
`;
