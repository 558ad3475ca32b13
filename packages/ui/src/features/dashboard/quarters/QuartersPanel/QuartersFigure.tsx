import {
  type NumberedQuarter,
  QUARTERS_AXIS,
  QUARTERS_TITLE,
  type QuarterMark,
  quartersChart,
  type QuartersChart,
  quartersTable,
  SO_FAR,
} from '@roi-insight/report-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../../brand/index.ts';
import { media, theme, type } from '../../../../theme/index.ts';
import { ChartValues } from '../../charts/ChartValues.tsx';
import { Figure, FigureCaption, FigureNote, FigureTitle } from '../../shared/figureParts.tsx';
import { percent, Plot, PlotAxis, PlotFrame, PlotLabel } from '../../shared/PlotFrame.tsx';

/** The color of the weeks after adoption, as `currentColor`. */
const Ink = styled.g`
  color: ${theme.color.chartAfter};
  ${media.forcedColors} {
    forced-color-adjust: none;
    color: Highlight;
  }
`;

/** A quarter that is running is hollow and has a dashed range. */
const Ring = styled.circle`
  fill: ${theme.color.canvas};
  ${media.forcedColors} {
    fill: Canvas;
  }
`;

/** Above or below the range: beside it, it would touch the next quarter on a phone. */
const Value = styled.text`
  ${type.label}
  fill: ${theme.color.accentText};
  text-anchor: middle;
  stroke: ${theme.color.canvas};
  stroke-width: 5px;
  paint-order: stroke;
  ${media.forcedColors} {
    stroke: Canvas;
    fill: CanvasText;
  }
`;

/** With room for a value above the highest range. */
const ScaleName = styled(PlotLabel)`
  padding-bottom: ${theme.space[6]};
`;

const AxisName = styled.span`
  grid-column: 2;
  text-align: center;
`;

/** The effect of every quarter with its range, around zero. Screen readers get the sentences and the values instead. */
export function QuartersFigure({ quarters }: { readonly quarters: readonly NumberedQuarter[] }) {
  const formats = useFormats();
  const titleId = useId();
  const chart = quartersChart(formats, quarters);
  return (
    <Figure aria-labelledby={titleId}>
      <FigureCaption>
        <FigureTitle id={titleId}>{QUARTERS_TITLE}</FigureTitle>
      </FigureCaption>
      <QuartersPlot chart={chart} />
      {chart.cutNote !== null && <FigureNote>{chart.cutNote}</FigureNote>}
      <ChartValues title={QUARTERS_TITLE} table={quartersTable(formats, quarters)} />
    </Figure>
  );
}

function QuartersPlot({ chart: { marks, percentTicks, quarterTicks } }: { readonly chart: QuartersChart }) {
  const isSomeRunning = quarterTicks.some(({ isRunning }) => isRunning);
  return (
    <Plot>
      <ScaleName>Above zero = faster</ScaleName>
      <PlotFrame height="16rem" ticks={percentTicks}>
        <Ink>
          {marks.map((mark) => (
            <Mark key={mark.number} mark={mark} />
          ))}
        </Ink>
      </PlotFrame>
      <PlotAxis
        ticks={quarterTicks.map(({ x, label, isRunning }) => ({
          x,
          label,
          ...(isSomeRunning ? { below: isRunning ? SO_FAR : null } : {}),
        }))}
      />
      <AxisName>{QUARTERS_AXIS}</AxisName>
    </Plot>
  );
}

function Mark({ mark: { isRunning, label, isSlower, x, y, top, bottom } }: { readonly mark: QuarterMark }) {
  return (
    <>
      <line
        x1={percent(x)}
        x2={percent(x)}
        y1={percent(top)}
        y2={percent(bottom)}
        stroke="currentColor"
        strokeWidth={3}
        strokeDasharray={isRunning ? '5 4' : undefined}
      />
      {label !== null && (
        <svg x={percent(x)} y={percent(isSlower ? bottom : top)} overflow="visible">
          <Value y={isSlower ? '1.3em' : '-0.5em'}>{label}</Value>
        </svg>
      )}
      {[top, bottom].map((end) => (
        <svg key={end} x={percent(x)} y={percent(end)} overflow="visible">
          <line x1={-6} x2={6} stroke="currentColor" strokeWidth={2} />
        </svg>
      ))}
      <svg x={percent(x)} y={percent(y)} overflow="visible">
        {isRunning ? <Ring r={5} stroke="currentColor" strokeWidth={2.5} /> : <circle r={6} fill="currentColor" />}
      </svg>
    </>
  );
}
