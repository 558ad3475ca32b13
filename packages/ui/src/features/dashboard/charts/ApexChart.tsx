import type { ApexOptions } from 'apexcharts';
import { useEffect, useRef, useState } from 'react';
import * as ReactApexCharts from 'react-apexcharts';
import { createGlobalStyle } from 'styled-components';
import { theme, type, usePrinting } from '../../../theme/index.ts';
import { CHART_HEIGHT } from '@roi-insight/report-text';

type Chart = typeof ReactApexCharts.default;

const isChart = (value: unknown): value is Chart => typeof value === 'function';

/** The package is CommonJS with its own `default`, which some bundlers wrap in a second `default`. */
function chartOf(module: unknown): Chart {
  if (isChart(module)) return module;
  if (typeof module === 'object' && module !== null && 'default' in module) return chartOf(module.default);
  throw new TypeError('react-apexcharts exports no chart');
}

const Chart = chartOf(ReactApexCharts);

/** Hides the marker that the library draws for a week that has no value. */
const ChartStyles = createGlobalStyle`
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

/** Width of a card on A4 with the margins of `print.css`, in pixels. Charts scale to other paper sizes. */
const PAPER_WIDTH = 664;

/** Returns a function that reports whether the window's width has changed since its last call. */
function createWidthObserver(): () => boolean {
  let width = window.innerWidth;
  return () => {
    const hasChanged = window.innerWidth !== width;
    width = window.innerWidth;
    return hasChanged;
  };
}

/**
 * A chart, which runs from left to right in every page language, and is redrawn at paper width for printing. Its code
 * is large, so load it lazily, see `ChartPlot`.
 */
export function ApexChart({ options }: { readonly options: ApexOptions }) {
  const { chart, series, ...rest } = options;
  const root = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  // Redraws only if the width changes: on a phone, scrolling shows and hides the address bar, which changes the height.
  const [redrawOnWindowResize] = useState(createWidthObserver);
  useEffect(() => {
    if (isPrinting) root.current?.querySelector('svg')?.setAttribute('viewBox', `0 0 ${PAPER_WIDTH} ${CHART_HEIGHT}`);
  }, [isPrinting]);
  return (
    <div ref={root} dir="ltr">
      <ChartStyles />
      <Chart
        // A new key draws a new chart, because only new charts are drawn immediately, in time for printing.
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
