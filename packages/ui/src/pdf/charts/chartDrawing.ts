import type { ApexOptions } from 'apexcharts';
import { chartLabels, type ChartLabel } from './chartLabels.ts';
import { cleanSvg } from './cleanSvg.ts';

/** A chart taken off the screen: its shapes, and its words apart, so that they are set in fonts that have their letters. */
export interface ChartDrawing {
  readonly shapes: SVGSVGElement;
  /** Places in pixels of the drawing. */
  readonly labels: readonly ChartLabel[];
}

/** Draws a chart where nobody sees it. The size is in pixels. */
export async function chartDrawing(options: ApexOptions, width: number, height: number): Promise<ChartDrawing> {
  const { default: ApexCharts } = await import('apexcharts');
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText = `position: absolute; left: -9999px; top: 0; width: ${width}px; height: ${height}px;`;
  document.body.append(host);
  // Rules for narrow screens would make the file depend on the window.
  const { responsive: _, ...rest } = options;
  const chart = new ApexCharts(host, {
    ...rest,
    chart: { ...options.chart, width, height, animations: { enabled: false }, redrawOnParentResize: false },
  });
  try {
    await chart.render();
    const svg = host.querySelector('svg');
    if (svg === null) throw new Error('the chart library drew nothing');
    const shapes = cleanSvg(svg);
    shapes.setAttribute('viewBox', `0 0 ${width} ${height}`);
    return { shapes, labels: chartLabels(svg) };
  } finally {
    chart.destroy();
    host.remove();
  }
}
