import type { ApexOptions } from 'apexcharts';
import { useEffect, useRef, useState } from 'react';
import * as ReactApexCharts from 'react-apexcharts';
import { createGlobalStyle } from 'styled-components';
import { theme, type, usePrinting } from '../../../theme/index.ts';
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

/** Without the marker that the library draws for a week without a value. */
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
  .apexcharts-canvas .roi-tooltip-value div {
    color: ${theme.color.textMuted};
    font-weight: 400;
  }
  .apexcharts-canvas [default-marker-size='0.1'] { display: none; }
  .apexcharts-canvas { font-variant-numeric: tabular-nums; }
`;

/** Pixels inside a card on A4 with the margins of `print.css`. On other paper, the drawing is scaled. */
const PAPER_WIDTH = 664;

/** Whether the window's width is another than when it was last asked. */
function widthChange(): () => boolean {
  let width = window.innerWidth;
  return () => {
    const hasChanged = window.innerWidth !== width;
    width = window.innerWidth;
    return hasChanged;
  };
}

/** Draws a chart, left to right in every language of the page, again for the width of the paper when it is printed. Heavy: load it lazily, see `ChartPlot`. */
export function ApexChart({ options }: { readonly options: ApexOptions }) {
  const { chart, series, ...rest } = options;
  const root = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  // On a phone the window gets taller and lower with every turn of the scrolling, because the address bar comes and goes.
  const [redrawOnWindowResize] = useState(widthChange);
  useEffect(() => {
    if (isPrinting) root.current?.querySelector('svg')?.setAttribute('viewBox', `0 0 ${PAPER_WIDTH} ${CHART_HEIGHT}`);
  }, [isPrinting]);
  return (
    <div ref={root} dir="ltr">
      <ChartLook />
      <Chart
        // The chart is drawn at once only when it is new.
        key={isPrinting ? 'paper' : 'screen'}
        options={{ ...rest, chart: { ...chart, redrawOnWindowResize } }}
        {...(series && { series })}
        {...(chart?.type && { type: chart.type })}
        height={CHART_HEIGHT}
        width={isPrinting ? PAPER_WIDTH : '100%'}
      />
    </div>
  );
}
