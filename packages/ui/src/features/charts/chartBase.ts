import type { ApexOptions } from 'apexcharts';
import type { ColorTokens } from '../../theme/tokens.ts';
import { CHART_HEIGHT } from './ChartModel.ts';

/** Text of a chart. */
export const CHART_FONT = "'Inter Variable', system-ui, sans-serif";

/** What all charts share: no frame, no toolbar, hairlines across, nothing that moves. */
export function chartBase(colors: ColorTokens, type: 'area' | 'bar' | 'line') {
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

/** Axis labels: quiet, one size. */
export const axisLabels = (colors: ColorTokens) => ({
  colors: colors.chartAxis,
  fontSize: '12px',
  fontFamily: CHART_FONT,
});

/** The line at the foot of the plot, the only one that is not a grid line. */
export const xAxisFrame = (colors: ColorTokens) => ({
  axisBorder: { show: true, color: colors.hairline },
  axisTicks: { show: false },
  crosshairs: { show: true, stroke: { color: colors.hairlineStrong, width: 1, dashArray: 0 } },
  tooltip: { enabled: false },
});
