import type { Report, TeamUsageSource } from '@roi-insight/contracts';
import { DOSE_NOTE, DOSE_TITLE, doseChart } from '@roi-insight/report-text';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../../brand/index.ts';
import { ChartValues } from '../../charts/ChartValues.tsx';
import { Figure, FigureCaption, FigureNote, FigureTitle } from '../../shared/figureParts.tsx';
import { percent, Plot, PlotAxis, PlotFrame, PlotLabel } from '../../shared/PlotFrame.tsx';
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
        <PlotLabel>Hours per ticket</PlotLabel>
        <PlotFrame height="14rem" ticks={chart.hourTicks}>
          <UsageInk>
            {chart.marks.map(({ id, from, to, y }) => (
              <g key={id}>
                {to > from && (
                  <line
                    x1={percent(from)}
                    x2={percent(to)}
                    y1={percent(y)}
                    y2={percent(y)}
                    stroke="currentColor"
                    strokeWidth={2}
                  />
                )}
                <circle cx={percent((from + to) / 2)} cy={percent(y)} r={4} fill="currentColor" fillOpacity={0.7} />
              </g>
            ))}
          </UsageInk>
        </PlotFrame>
        <PlotAxis ticks={chart.shareTicks} />
        <AxisName>Share who used the assistant</AxisName>
      </Plot>
      <FigureNote>{DOSE_NOTE}</FigureNote>
      <ChartValues title={DOSE_TITLE} table={chart.table} />
    </Figure>
  );
}

const AxisName = styled.span`
  grid-column: 2;
  text-align: center;
`;
