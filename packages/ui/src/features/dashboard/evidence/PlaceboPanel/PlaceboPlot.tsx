import type { PlaceboPlot as Plot, PlottedDate } from '@roi-insight/report-text';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { media, theme, type } from '../../../../theme/index.ts';
import { percent } from '../../../shell/document/plot/percent.ts';
import { PlotDotView } from '../../../shell/document/plot/PlotDotView.tsx';
import { PlotTick } from '../../../shell/document/plot/PlotTick.ts';
import { Entrance } from './Entrance.ts';
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

/** Emphasizes the chosen date: its ring becomes black, and its range becomes as strong as its dot. */
const Mark = styled.g`
  &[data-chosen='true'] [data-color='before'] {
    color: ${theme.color.text};
    ${media.forcedColors} {
      color: CanvasText;
    }
  }

  &[data-chosen='true'] [data-color]:not([data-color='after']) [data-look] {
    opacity: 1;
  }
`;

/** Keeps its height even if there is no slider, because the labels next to it also need that height. */
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
  readonly plot: Plot;
  /** Whether the marks are animated one after another as soon as the plot is in view. */
  readonly isPlaying: boolean;
  /** Called when the last mark has arrived. */
  readonly onPlayed: () => void;
  readonly chosen: PlottedDate;
  /** The slider, placed on the time axis. */
  readonly children: ReactNode;
}

/** Every date as a dot on its interval, above the time axis. Screen readers get the slider and the values instead. */
export function PlaceboPlot({ plot, isPlaying, onPlayed, chosen, children }: PlaceboPlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  const { dates, values = [], ticks = [] } = plot;
  const zero = values.find(({ isZero }) => isZero)?.y ?? 0;
  return (
    <Root>
      <Upward aria-hidden>
        <ArrowUp size="1em" />
        faster
      </Upward>
      <Frame ref={frame}>
        <div aria-hidden>
          {values.map(({ y, label, isZero = false }) => (
            <PlotTick key={y} $isZero={isZero} style={{ top: percent(y) }}>
              <span>{label}</span>
            </PlotTick>
          ))}
        </div>
        <Drawing aria-hidden>
          <Guide x1={percent(chosen.dot.x)} x2={percent(chosen.dot.x)} y1="0" y2="100%" />
          {dates.map((date, index) => {
            const { dot, tried } = date;
            const drawn = (
              <Mark key={tried.date} data-chosen={date === chosen}>
                <PlotDotView dot={dot} />
              </Mark>
            );
            if (!isPlaying) return drawn;
            return (
              <Entrance
                key={tried.date}
                $isReal={dot.color === 'after'}
                $isWaiting={!isSeen}
                style={{ '--turn': index / dates.length, '--from': percent(zero - dot.y) }}
                onAnimationEnd={index === dates.length - 1 ? onPlayed : undefined}
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
        {ticks.map(({ x, label, below }) => (
          <Month key={x} style={{ left: percent(x) }}>
            {label}
            <br />
            {below}
          </Month>
        ))}
      </Months>
    </Root>
  );
}
