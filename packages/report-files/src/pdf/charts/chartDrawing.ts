import type { ApexOptions } from 'apexcharts';
import { chartLabels, type ChartLabel } from './chartLabels.ts';
import { cleanSvg } from './cleanSvg.ts';

/** A rendered chart: its shapes, and separately its labels, which the PDF sets in its own fonts. */
export interface ChartDrawing {
  readonly shapes: SVGSVGElement;
  /** The labels. Their positions are in pixels of the drawing. */
  readonly labels: readonly ChartLabel[];
}

/**
 * Renders a chart off screen.
 * @param width pixels
 * @param height pixels
 * @throws {Error} if the chart library draws nothing
 */
export async function chartDrawing(options: ApexOptions, width: number, height: number): Promise<ChartDrawing> {
  const { default: ApexCharts } = await import('apexcharts');
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText = `position: absolute; left: -9999px; top: 0; width: ${width}px; height: ${height}px;`;
  document.body.append(host);
  const chart = new ApexCharts(host, printOptions(options, width, height));
  try {
    await chart.render();
    const svg = host.querySelector('svg');
    if (svg === null) throw new Error('The chart library drew nothing.');
    const shapes = cleanSvg(svg);
    shapes.setAttribute('viewBox', `0 0 ${width} ${height}`);
    return { shapes, labels: chartLabels(svg) };
  } finally {
    chart.destroy();
    host.remove();
  }
}

/** The options without animations. Their breakpoint is compared with the width of the chart, not of the window. */
function printOptions(options: ApexOptions, width: number, height: number): ApexOptions {
  const { responsive, ...rest } = options;
  const narrow = responsive?.find(({ breakpoint = 0 }) => width < breakpoint)?.options;
  return {
    ...rest,
    ...(narrow && { responsive: [{ breakpoint: Number.MAX_SAFE_INTEGER, options: narrow }] }),
    chart: { ...options.chart, width, height, animations: { enabled: false }, redrawOnParentResize: false },
  };
}
