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
  const chart = new ApexCharts(host, onPaper(options, width, height));
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

/** Pixels that lift the marker's label above the plot: a chart this small has no room for it inside. */
const LABEL_LIFT = -14;

/** The options without what depends on the window or moves. */
function onPaper(options: ApexOptions, width: number, height: number): ApexOptions {
  const { responsive: _, annotations, ...rest } = options;
  const markers = annotations?.xaxis?.map((marker) => ({ ...marker, label: { ...marker.label, offsetY: LABEL_LIFT } }));
  return {
    ...rest,
    ...(annotations && { annotations: { ...annotations, ...(markers && { xaxis: markers }) } }),
    chart: { ...options.chart, width, height, animations: { enabled: false }, redrawOnParentResize: false },
  };
}
