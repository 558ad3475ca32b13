import type { Report } from '@roi-insight/contracts';
import { useMemo } from 'react';
import { useBrand, useFormats } from '../../../brand/index.ts';
import type { ChartModel, Formats } from '@roi-insight/report-text';
import { ChartFigure } from './ChartFigure.tsx';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';

interface ReportChartProps extends RootProps<'figure'> {
  /** The report with the data of the chart. */
  readonly report: Report;
  /** Creates the chart: a function of `@roi-insight/report-text`, such as `weeklyHoursChart`. */
  readonly chart: (formats: Formats, report: Report, assistant: string) => ChartModel;
  /** Explains the marks of the periods before and after adoption. */
  readonly legend?: boolean;
}

/** A chart of a report, with the brand's names. */
export function ReportChart({ report, chart, legend = false, ...root }: ReportChartProps) {
  const { assistant } = useBrand();
  const formats = useFormats();
  const model = useMemo(() => chart(formats, report, assistant), [chart, formats, report, assistant]);
  return <ChartFigure {...root} model={model} legend={legend} />;
}
