import type { EventWeek } from '@roi-insight/contracts';
import {
  eventTimeNote,
  EVENT_TIME_TITLE,
  eventTimeChart,
  type EventTimeChart,
  eventTimeFinding,
  eventTimeTable,
  LEARNING,
} from '@roi-insight/report-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import { media, theme, type } from '../../../../theme/index.ts';
import { ChartValues } from '../../../shell/document/ChartValues.tsx';
import { Ink } from './comparisonInk.ts';
import { Figure, FigureCaption, FigureNote, FigureTitle } from '../../shared/figureParts.tsx';
import { pathOf, percent, Plot, PlotAxis, PlotFrame, PlotLabel, Shares } from '../../shared/PlotFrame.tsx';
import { useFormats } from '../../../../brand/index.ts';

const LearningArea = styled.rect`
  fill: ${theme.color.surfaceSunken};
  ${media.forcedColors} {
    fill: none;
  }
`;

/** Opaque and below the axis lines, so that overlapping bands do not add up. */
const Band = styled.path`
  fill: ${theme.color.accentSoft};
  ${media.forcedColors} {
    fill: none;
  }
`;

const LearningEnd = styled.line`
  stroke: ${theme.color.hairlineStrong};
  stroke-dasharray: 2 3;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

const LearningName = styled.text`
  ${type.caption}
  fill: ${theme.color.textSubtle};
  text-anchor: middle;
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

/** The effect by week since adoption, with its confidence band. Renders nothing without weeks. */
export function EventTimeFigure({ weeks }: { readonly weeks: readonly EventWeek[] }) {
  const formats = useFormats();
  const titleId = useId();
  const chart = eventTimeChart(formats, weeks);
  if (chart === null) return null;
  return (
    <Figure aria-labelledby={titleId}>
      <FigureCaption>
        <div>
          <FigureTitle id={titleId}>{EVENT_TIME_TITLE}</FigureTitle>
          <FigureNote>{eventTimeFinding(formats, weeks)}</FigureNote>
        </div>
      </FigureCaption>
      <EventTimePlot chart={chart} />
      <FigureNote>{eventTimeNote(formats)}</FigureNote>
      <ChartValues title={EVENT_TIME_TITLE} table={eventTimeTable(formats, weeks)} />
    </Figure>
  );
}

function EventTimePlot({ chart: { marks, percentTicks, learning, weekTicks } }: { readonly chart: EventTimeChart }) {
  const upper = marks.map(({ x, top }) => ({ x, y: top }));
  const lower = marks.map(({ x, bottom }) => ({ x, y: bottom }));
  return (
    <Plot>
      <PlotLabel>Above zero = faster</PlotLabel>
      <PlotFrame
        height="16rem"
        ticks={percentTicks}
        behind={
          <>
            {learning > 0 && <LearningArea width={percent(learning)} height="100%" />}
            <Shares>
              <Band d={`${pathOf([...upper, ...lower.toReversed()])}Z`} />
            </Shares>
          </>
        }
      >
        {learning > 0 && (
          <>
            <LearningEnd x1={percent(learning)} x2={percent(learning)} y1="0" y2="100%" />
            <LearningName x={percent(learning / 2)} y="1.3em">
              {LEARNING}
            </LearningName>
          </>
        )}
        <Ink $of="team">
          <Shares>
            {[upper, lower].map((points) => (
              <path
                key={points[0]?.y}
                d={pathOf(points)}
                fill="none"
                stroke="currentColor"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path
              d={pathOf(marks)}
              fill="none"
              stroke="currentColor"
              strokeWidth={2.25}
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </Shares>
          {marks.map(({ x, y }) => (
            <circle key={x} cx={percent(x)} cy={percent(y)} r={3} fill="currentColor" />
          ))}
        </Ink>
      </PlotFrame>
      <PlotAxis ticks={weekTicks} />
      <AxisName>Weeks since adoption</AxisName>
    </Plot>
  );
}

const AxisName = styled.span`
  grid-column: 2;
  text-align: center;
`;
