import type { ApexOptions } from 'apexcharts';
import { chartLabels, type ChartLabel } from './chartLabels.ts';
import { cleanSvg } from './cleanSvg.ts';

/** A rendered chart: its shapes, and separately its labels, which the PDF sets in its own fonts. */
export interface ChartDrawing {
  readonly shapes: SVGSVGElement;
  /** Positions in pixels of the drawing. */
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

/** Pixels by which the marker's label is moved above the plot: a chart this small has no room for it inside. */
const LABEL_LIFT = -14;

/** The options without breakpoints and animations. */
function printOptions(options: ApexOptions, width: number, height: number): ApexOptions {
  const { responsive: _, annotations, ...rest } = options;
  const markers = annotations?.xaxis?.map((marker) => ({ ...marker, label: { ...marker.label, offsetY: LABEL_LIFT } }));
  return {
    ...rest,
    ...(annotations && { annotations: { ...annotations, ...(markers && { xaxis: markers }) } }),
    chart: { ...options.chart, width, height, animations: { enabled: false }, redrawOnParentResize: false },
  };
}
