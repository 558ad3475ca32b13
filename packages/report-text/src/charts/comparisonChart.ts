import type { ApexOptions } from 'apexcharts';
import { axisLabels, CHART_FONT, chartBase, xAxisFrame } from './chartBase.ts';
import type { ChartColors, ChartModel } from './ChartModel.ts';

/** Two values to compare; null if unknown. */
export interface Comparison {
  readonly title: string;
  readonly unit: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly format: (value: number | null | undefined) => string;
  readonly finding: string;
  readonly empty: string;
}

/** A chart of two bars with their values above them. It has no value axis. */
export function comparisonChart(comparison: Comparison): ChartModel {
  const { title, unit, before, after, format, finding, empty } = comparison;
  const isEmpty = before === null && after === null;
  return {
    title,
    finding,
    empty: isEmpty ? empty : null,
    options: (colors) => comparisonChartOptions(comparison, colors),
    table: {
      head: ['Period', unit],
      rows: isEmpty
        ? []
        : [
            ['Before', format(before)],
            ['After', format(after)],
          ],
      texts: 1,
    },
  };
}

function comparisonChartOptions({ unit, before, after, format }: Comparison, colors: ChartColors): ApexOptions {
  const base = chartBase(colors, 'bar');
  const top = Math.max(before ?? 0, after ?? 0);
  return {
    ...base,
    series: [
      {
        name: unit,
        data: [
          { x: 'Before', y: before },
          { x: 'After', y: after },
        ],
      },
    ],
    colors: [colors.chartBefore, colors.chartAfter],
    fill: { opacity: 1 },
    plotOptions: {
      bar: {
        distributed: true,
        columnWidth: '44%',
        borderRadius: 3,
        borderRadiusApplication: 'end',
        dataLabels: { position: 'top' },
      },
    },
    dataLabels: {
      enabled: true,
      offsetY: -30,
      formatter: (value: number) => format(value),
      style: { fontSize: '20px', fontWeight: 600, fontFamily: CHART_FONT, colors: [colors.text] },
    },
    grid: { ...base.grid, yaxis: { lines: { show: false } }, padding: { left: 8, right: -12, top: 16 } },
    xaxis: { type: 'category', labels: { style: { ...axisLabels(colors), fontSize: '13px' } }, ...xAxisFrame(colors) },
    yaxis: { show: false, min: 0, max: top > 0 ? top * 1.12 : 1 },
    tooltip: { enabled: false },
  };
}
