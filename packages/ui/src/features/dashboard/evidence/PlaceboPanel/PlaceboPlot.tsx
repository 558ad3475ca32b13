import type { PlaceboChart, PlaceboMark } from '@roi-insight/report-text';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { media, theme, type } from '../../../../theme/index.ts';
import { PlotTick } from '../../../shell/document/plot/PlotTick.ts';
import { PlaceboDot } from './PlaceboDot.tsx';
import { Entrance } from './Entrance.ts';
import { Ink } from './placeboInk.ts';
import { useSeen } from './useSeen.ts';

/** Time runs from left to right in every page language, as in the other charts. */
const Root = styled.div.attrs({ dir: 'ltr' })`
  ${type.caption}
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  color: ${theme.color.textSubtle};
  font-variant-numeric: tabular-nums;
`;

const Direction = styled.span`
  display: flex;
  align-items: center;
  gap: 0.25em;
`;

const Upward = styled(Direction)`
  grid-column: 1 / -1;
  padding-bottom: ${theme.space[2]};
`;

const Frame = styled.div`
  position: relative;
  grid-column: 2;
  height: 17rem;
  ${media.tablet} {
    height: 22rem;
  }
`;

/** Horizontal padding, so that the slider's thumb stays inside. */
const INSET = theme.space[4];

const Drawing = styled.svg`
  position: absolute;
  left: ${INSET};
  width: calc(100% - 2 * ${INSET});
  height: 100%;
  overflow: visible;
`;

const Guide = styled.line`
  stroke: ${theme.color.textSubtle};
  stroke-dasharray: 2 3;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

const RealValue = styled.text`
  fill: ${theme.color.accentText};
  stroke: ${theme.color.canvas};
  stroke-width: 6px;
  paint-order: stroke;
  font-weight: 650;
  text-anchor: end;
  ${media.forcedColors} {
    stroke: Canvas;
    fill: CanvasText;
  }
`;

/** Keeps its height even without a slider: the labels beside it need it too. */
const Inset = styled.div`
  position: relative;
  min-height: 2.75rem;
  grid-column: 2;
  margin-inline: ${INSET};
`;

const Months = styled(Inset)`
  min-height: 2.5rem;
`;

const Month = styled.span`
  position: absolute;
  transform: translateX(-50%);
  line-height: 1.25;
  text-align: center;
  white-space: nowrap;
`;

interface PlaceboPlotProps {
  readonly chart: PlaceboChart;
  /** Whether the marks enter one after the other, once the plot is in view. */
  readonly isPlaying: boolean;
  /** The last mark has entered. */
  readonly onPlayed: () => void;
  /** The mark of the chosen date. */
  readonly chosen: PlaceboMark;
  /** The slider, placed on the time axis. */
  readonly children: ReactNode;
}

/** Every date as a dot on its interval, over the time axis. Screen readers get the slider and the values instead. */
export function PlaceboPlot({ chart, isPlaying, onPlayed, chosen, children }: PlaceboPlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  const { marks } = chart;
  const zero = chart.percentTicks.find(({ isZero }) => isZero)?.y ?? 0;
  return (
    <Root>
      <Upward aria-hidden>
        <ArrowUp size="1em" />
        faster
      </Upward>
      <Frame ref={frame}>
        <div aria-hidden>
          {chart.percentTicks.map(({ y, label, isZero }) => (
            <PlotTick key={y} $isZero={isZero} style={{ top: percent(y) }}>
              <span>{label}</span>
            </PlotTick>
          ))}
        </div>
        <Drawing aria-hidden>
          <Guide x1={percent(chosen.x)} x2={percent(chosen.x)} y1="0" y2="100%" />
          {marks.map((mark, index) => {
            const drawn = <Mark key={mark.tried.date} mark={mark} isChosen={mark === chosen} />;
            if (!isPlaying) return drawn;
            return (
              <Entrance
                key={mark.tried.date}
                $isReal={mark.kind === 'real'}
                $isWaiting={!isSeen}
                style={{ '--turn': index / marks.length, '--from': percent(zero - mark.y) }}
                onAnimationEnd={index === marks.length - 1 ? onPlayed : undefined}
              >
                {drawn}
              </Entrance>
            );
          })}
        </Drawing>
      </Frame>
      <Direction aria-hidden>
        <ArrowDown size="1em" />
        slower
      </Direction>
      <Inset>{children}</Inset>
      <Months aria-hidden>
        {chart.monthTicks.map(({ x, month, year }) => (
          <Month key={x} style={{ left: percent(x) }}>
            {month}
            <br />
            {year}
          </Month>
        ))}
      </Months>
    </Root>
  );
}

function Mark({ mark, isChosen }: { readonly mark: PlaceboMark; readonly isChosen: boolean }) {
  const { kind, label, x, y, top, bottom, isCutAbove, isCutBelow } = mark;
  return (
    <Ink $kind={kind} $isChosen={isChosen}>
      <line
        x1={percent(x)}
        x2={percent(x)}
        y1={percent(top)}
        y2={percent(bottom)}
        stroke="currentColor"
        strokeWidth={kind === 'real' ? 6 : 2}
        strokeLinecap="round"
        opacity={isChosen && kind !== 'real' ? 1 : 0.55}
      />
      {isCutAbove && <Arrow x={x} y={top} points="-4.5,1 4.5,1 0,-6" />}
      {isCutBelow && <Arrow x={x} y={bottom} points="-4.5,-1 4.5,-1 0,6" />}
      <svg x={percent(x)} y={percent(y)} overflow="visible">
        <PlaceboDot kind={kind} />
        {label !== null && (
          <RealValue x={-13} y="0.36em">
            {label}
          </RealValue>
        )}
      </svg>
    </Ink>
  );
}

function Arrow({ x, y, points }: { readonly x: number; readonly y: number; readonly points: string }) {
  return (
    <svg x={percent(x)} y={percent(y)} overflow="visible">
      <polygon points={points} fill="currentColor" />
    </svg>
  );
}

const percent = (share: number) => `${share * 100}%`;
