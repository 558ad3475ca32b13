import type { Report, FoundComparison } from '@roi-insight/contracts';
import {
  DIFFERENCE_TITLE,
  othersName,
  WEEKS_TITLE,
  weeksChart,
  type WeeksChart,
  weeksNote,
  weeksTable,
} from '@roi-insight/report-text';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { media, theme, type } from '../../../../theme/index.ts';
import { ChartValues } from '../../../shell/document/ChartValues.tsx';
import { AdoptionLine, readableOverLines, Ink } from './comparisonInk.ts';
import { Figure, FigureCaption, FigureNote, FigureTitle, Legend } from '../../shared/figureParts.tsx';
import { pathOf, percent, Plot, PlotAxis, PlotFrame, PlotLabel, Shares } from '../../shared/PlotFrame.tsx';
import { useFormats } from '../../../../brand/index.ts';

const Bar = styled.rect<{ $isAfter: boolean }>`
  shape-rendering: crispEdges;
  fill: ${({ $isAfter }) => ($isAfter ? theme.color.chartAfter : theme.color.chartBefore)};
  ${media.forcedColors} {
    forced-color-adjust: none;
    fill: ${({ $isAfter }) => ($isAfter ? 'Highlight' : 'CanvasText')};
  }
`;

const AdoptionName = styled.text`
  ${type.caption}
  ${readableOverLines}
  fill: ${theme.color.text};
  font-weight: 500;
`;

/** Widths of the lines, in pixels. */
const WIDTHS = { team: 2.25, others: 1.75 } as const;

interface WeeksFigureProps {
  readonly report: Report;
  readonly comparison: FoundComparison;
}

/** The team and the weighted other teams, with their difference below. Renders nothing without weeks. */
export function WeeksFigure({ report, comparison }: WeeksFigureProps) {
  const formats = useFormats();
  const titleId = useId();
  const chart = useMemo(() => weeksChart(formats, report), [formats, report]);
  if (chart === null) return null;
  const team = comparison.teams[0]?.name ?? '';
  return (
    <Figure aria-labelledby={titleId}>
      <FigureCaption>
        <FigureTitle id={titleId}>{WEEKS_TITLE}</FigureTitle>
        <Legend>
          <span>
            <LineSymbol of="team" />
            <bdi>{team}</bdi>
          </span>
          <span>
            <LineSymbol of="others" />
            {othersName(formats, comparison)}
          </span>
        </Legend>
      </FigureCaption>
      <WeeksPlot chart={chart} />
      <FigureNote>{weeksNote(comparison)}</FigureNote>
      <ChartValues
        title={WEEKS_TITLE}
        table={weeksTable(formats, comparison.series, report.summary_metrics.claude_adoption_date)}
      />
    </Figure>
  );
}

function WeeksPlot({ chart }: { readonly chart: WeeksChart }) {
  const { adoption, monthTicks, weekWidth } = chart;
  const isRight = adoption > 0.5;
  return (
    <Plot>
      <PlotLabel>Hours per ticket</PlotLabel>
      <PlotFrame height="15rem" ticks={chart.hourTicks}>
        <AdoptionLine x1={percent(adoption)} x2={percent(adoption)} y1="0" y2="100%" />
        {(['others', 'team'] as const).map((of) => (
          <Ink key={of} $of={of}>
            <Shares>
              {chart[of].map((points) => (
                <path
                  key={points[0]?.x}
                  d={pathOf(points)}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth={WIDTHS[of]}
                  strokeDasharray={of === 'others' ? '5 3' : undefined}
                  strokeLinejoin="round"
                  strokeLinecap="round"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </Shares>
          </Ink>
        ))}
        <svg x={percent(adoption)} y="0" overflow="visible">
          <AdoptionName x={isRight ? -8 : 8} y="0.9em" textAnchor={isRight ? 'end' : 'start'}>
            Adoption
          </AdoptionName>
        </svg>
      </PlotFrame>
      <PlotLabel>{DIFFERENCE_TITLE}</PlotLabel>
      <PlotFrame height="9rem" ticks={chart.percentTicks}>
        <AdoptionLine x1={percent(adoption)} x2={percent(adoption)} y1="0" y2="100%" />
        {chart.bars.map(({ x, top, bottom, isAfter }) => (
          <Bar
            key={x}
            $isAfter={isAfter}
            x={percent(x - weekWidth * 0.34)}
            width={percent(weekWidth * 0.68)}
            y={percent(top)}
            height={percent(bottom - top)}
          />
        ))}
      </PlotFrame>
      <PlotAxis ticks={monthTicks.map(({ x, month, year }) => ({ x, label: month, below: year }))} />
    </Plot>
  );
}

function LineSymbol({ of }: { readonly of: 'team' | 'others' }) {
  return (
    <svg width={22} height={10} aria-hidden>
      <Ink $of={of}>
        <line
          x1={1}
          x2={21}
          y1={5}
          y2={5}
          stroke="currentColor"
          strokeWidth={WIDTHS[of]}
          strokeDasharray={of === 'others' ? '5 3' : undefined}
          strokeLinecap="round"
        />
      </Ink>
    </svg>
  );
}
