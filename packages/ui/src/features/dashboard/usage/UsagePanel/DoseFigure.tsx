import type { Report, TeamUsageSource } from '@roi-insight/contracts';
import { DOSE_NOTE, DOSE_TITLE, doseChart, type DoseMark } from '@roi-insight/report-text';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../../brand/index.ts';
import { media, theme } from '../../../../theme/index.ts';
import { ChartValues } from '../../charts/ChartValues.tsx';
import { Figure, FigureCaption, FigureNote, FigureTitle, Legend } from '../../shared/figureParts.tsx';
import { PeriodMarker } from '../../shared/PeriodMarker/PeriodMarker.tsx';
import { percent, Plot, PlotAxis, PlotFrame } from '../../shared/PlotFrame.tsx';
import { AbovePlot, PLOT_HEIGHT } from './plotSpace.ts';
import { UsageInk } from './UsageInk.ts';

interface DoseFigureProps {
  readonly report: Report;
  readonly source: TeamUsageSource;
}

/** Hours per ticket against the share who used the assistant. Renders nothing with too few weeks. */
export function DoseFigure({ report, source }: DoseFigureProps) {
  const formats = useFormats();
  const titleId = useId();
  const chart = useMemo(() => doseChart(formats, report, source), [formats, report, source]);
  if (chart === null) return null;
  return (
    <Figure aria-labelledby={titleId}>
      <FigureCaption>
        <FigureTitle id={titleId}>{DOSE_TITLE}</FigureTitle>
      </FigureCaption>
      <Plot>
        <AbovePlot>
          <ScaleName>Hours per ticket</ScaleName>
          <Legend as="span">
            <span>
              <PeriodMarker $side="pre" />
              Before
            </span>
            <span>
              <PeriodMarker $side="post" />
              After
            </span>
          </Legend>
        </AbovePlot>
        <PlotFrame height={PLOT_HEIGHT} ticks={chart.hourTicks}>
          {chart.marks.map((mark) => (
            <Mark key={mark.id} mark={mark} />
          ))}
        </PlotFrame>
        <PlotAxis ticks={chart.shareTicks} />
        <AxisName>Share who used the assistant</AxisName>
      </Plot>
      <FigureNote>{DOSE_NOTE}</FigureNote>
      <ChartValues title={DOSE_TITLE} table={chart.table} />
    </Figure>
  );
}

/** A week: a ring before adoption and a disc after it, as in the other charts. A line is the range of its share. */
function Mark({ mark: { from, to, y, isAfter } }: { readonly mark: DoseMark }) {
  const [cx, cy] = [percent((from + to) / 2), percent(y)];
  if (!isAfter) return <Ring cx={cx} cy={cy} r={3.5} />;
  return (
    <UsageInk>
      {to > from && <line x1={percent(from)} x2={percent(to)} y1={cy} y2={cy} stroke="currentColor" strokeWidth={2} />}
      <circle cx={cx} cy={cy} r={4.5} fill="currentColor" />
    </UsageInk>
  );
}

const Ring = styled.circle`
  fill: none;
  stroke: ${theme.color.chartBefore};
  stroke-width: 1.5;
  ${media.forcedColors} {
    forced-color-adjust: none;
    stroke: CanvasText;
  }
`;

const ScaleName = styled.span`
  flex: 1;
`;

const AxisName = styled.span`
  grid-column: 2;
  text-align: center;
`;
