import type { ApexOptions } from 'apexcharts';
import type { ChartColors } from './ChartModel.ts';
import { CHART_HEIGHT } from './ChartModel.ts';

export const CHART_FONT = "'Inter Variable', system-ui, sans-serif";

/** The options that all charts share: no frame, toolbar or animation, only horizontal grid lines. */
export function chartBase(colors: ChartColors, type: 'area' | 'bar' | 'line') {
  return {
    chart: {
      type,
      height: CHART_HEIGHT,
      background: 'transparent',
      fontFamily: CHART_FONT,
      foreColor: colors.chartAxis,
      toolbar: { show: false },
      zoom: { enabled: false },
      animations: { enabled: false },
      parentHeightOffset: 0,
      redrawOnParentResize: true,
    },
    grid: {
      borderColor: colors.chartGrid,
      xaxis: { lines: { show: false } },
      padding: { left: 12, right: 16, top: 0 },
    },
    legend: { show: false },
    dataLabels: { enabled: false },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    tooltip: { shared: true, intersect: false, marker: { show: false } },
  } satisfies ApexOptions;
}

export const axisLabels = (colors: ChartColors) => ({
  colors: colors.chartAxis,
  fontSize: '12px',
  fontFamily: CHART_FONT,
});

/** The line at the bottom of the plot. */
export const xAxisFrame = (colors: ChartColors) => ({
  axisBorder: { show: true, color: colors.hairline },
  axisTicks: { show: false },
  crosshairs: { show: true, stroke: { color: colors.hairlineStrong, width: 1, dashArray: 0 } },
  tooltip: { enabled: false },
});
