import type { Report, ReportUsage, TeamUsageSource } from '@roi-insight/contracts';
import { type UsageCurve, usageCurve, usageCurveNotes, type UsageDate, usageTable } from '@roi-insight/report-text';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../../brand/index.ts';
import { media, theme, type } from '../../../../theme/index.ts';
import { ChartValues } from '../../../shell/document/ChartValues.tsx';
import { AdoptionLine, readableOverLines } from '../../comparison/ComparisonPanel/comparisonInk.ts';
import { Figure, FigureCaption, FigureNote, FigureTitle } from '../../shared/figureParts.tsx';
import { percent, Plot, PlotAxis, PlotFrame } from '../../shared/PlotFrame.tsx';

interface UsageCurveFigureProps {
  readonly report: Report;
  readonly source: TeamUsageSource;
  readonly currency: ReportUsage['currency'];
  /** The name of the source, if there are several. */
  readonly name: string | null;
}

/** The adoption curve of a source by week. Screen readers get the notes and the values instead. */
export function UsageCurveFigure({ report, source, currency, name }: UsageCurveFigureProps) {
  const formats = useFormats();
  const titleId = useId();
  const chart = useMemo(() => usageCurve(formats, report, source), [formats, report, source]);
  if (chart === null) return null;
  const title = name === null ? chart.title : `${name}: ${chart.title}`;
  return (
    <Figure aria-labelledby={titleId}>
      <FigureCaption>
        <FigureTitle id={titleId}>{title}</FigureTitle>
      </FigureCaption>
      <CurvePlot chart={chart} />
      <FigureNote>{usageCurveNotes(formats, chart, source).join(' ')}</FigureNote>
      <ChartValues
        title={title}
        table={usageTable(formats, source, report.summary_metrics.claude_adoption_date, currency)}
      />
    </Figure>
  );
}

function CurvePlot({ chart }: { readonly chart: UsageCurve }) {
  const { bars, gaps, entered, observed, valueTicks, monthTicks, weekWidth } = chart;
  const hatch = useId();
  const from = (x: number, share: number) => percent(x - (weekWidth * share) / 2);
  return (
    <Plot>
      <AbovePlot />
      <PlotFrame
        height="14rem"
        ticks={valueTicks}
        behind={
          <>
            <defs>
              <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <Hatch x1={0} x2={0} y1={0} y2={6} />
              </pattern>
            </defs>
            {gaps.map((x) => (
              <rect key={x} x={from(x, 1)} width={percent(weekWidth)} y="0" height="100%" fill={`url(#${hatch})`} />
            ))}
          </>
        }
      >
        <Ink>
          {bars.map(({ x, least, most }) => (
            <g key={x}>
              <rect
                x={from(x, 0.72)}
                width={percent(weekWidth * 0.72)}
                y={percent(least)}
                height={percent(1 - least)}
                fill="currentColor"
              />
              {most < least && (
                <rect
                  x={from(x, 0.72)}
                  width={percent(weekWidth * 0.72)}
                  y={percent(most)}
                  height={percent(least - most)}
                  fill="currentColor"
                  fillOpacity={0.35}
                />
              )}
            </g>
          ))}
        </Ink>
        {entered !== null && <DateMark date={entered} line={0} />}
        {observed !== null && <DateMark date={observed} line={1} />}
      </PlotFrame>
      <PlotAxis ticks={monthTicks.map(({ x, month, year }) => ({ x, label: month, below: year }))} />
    </Plot>
  );
}

/** A date with its name above the plot, each on a line of its own. */
function DateMark({ date: { x, label }, line }: { readonly date: UsageDate; readonly line: 0 | 1 }) {
  const isRight = x > 0.5;
  return (
    <>
      <AdoptionLine x1={percent(x)} x2={percent(x)} y1={line === 0 ? -20 : -4} y2="100%" />
      <svg x={percent(x)} y="0" overflow="visible">
        <DateName x={isRight ? -6 : 6} y={line === 0 ? -24 : -6} textAnchor={isRight ? 'end' : 'start'}>
          {label}
        </DateName>
      </svg>
    </>
  );
}

/** The space above the plot, for the names of dates. */
const AbovePlot = styled.span`
  grid-column: 1 / -1;
  height: 3rem;
`;

/** The color of use, as `currentColor`. */
const Ink = styled.g`
  color: ${theme.color.chartAfter};
  ${media.forcedColors} {
    forced-color-adjust: none;
    color: Highlight;
  }
`;

const Hatch = styled.line`
  stroke: ${theme.color.hairline};
  stroke-width: 2.5;
  ${media.forcedColors} {
    stroke: GrayText;
  }
`;

const DateName = styled.text`
  ${type.caption}
  ${readableOverLines}
  fill: ${theme.color.text};
  font-weight: 500;
`;
