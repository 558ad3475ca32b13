import type { ApexOptions } from 'apexcharts';
import * as ReactApexCharts from 'react-apexcharts';
import { createGlobalStyle } from 'styled-components';
import { theme, type } from '../../../theme/index.ts';
import { CHART_HEIGHT } from '@roi-insight/report-text';

type Chart = typeof ReactApexCharts.default;

const isChart = (value: unknown): value is Chart => typeof value === 'function';

/** The package is CommonJS with a `default` of its own, which some bundlers wrap in a second one. */
function chartOf(module: unknown): Chart {
  if (isChart(module)) return module;
  if (typeof module === 'object' && module !== null && 'default' in module) return chartOf(module.default);
  throw new TypeError('react-apexcharts exports no chart');
}

const Chart = chartOf(ReactApexCharts);

const ChartLook = createGlobalStyle`
  .apexcharts-canvas .apexcharts-tooltip.apexcharts-theme-light {
    ${type.caption}
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.sm};
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
    box-shadow: ${theme.shadow.md};
  }
  .apexcharts-canvas .apexcharts-tooltip.apexcharts-theme-light .apexcharts-tooltip-title {
    ${type.caption}
    margin: 0;
    border-bottom: 1px solid ${theme.color.hairline};
    background: none;
  }
  .apexcharts-canvas .roi-tooltip-value {
    padding: ${theme.space[1]} ${theme.space[3]};
    font-weight: 600;
  }
  .apexcharts-canvas text { font-variant-numeric: tabular-nums; }
`;

/** Draws a chart. Heavy: load it lazily, see `ChartPlot`. */
export function ApexChart({ options }: { readonly options: ApexOptions }) {
  const { chart, series, ...rest } = options;
  return (
    <>
      <ChartLook />
      <Chart
        options={{ ...rest, ...(chart && { chart }) }}
        {...(series && { series })}
        {...(chart?.type && { type: chart.type })}
        height={CHART_HEIGHT}
        width="100%"
      />
    </>
  );
}
