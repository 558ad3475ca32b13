import { svg2pdf } from 'svg2pdf.js';
import type { ChartModel } from '@roi-insight/report-text';
import { chartDrawing } from '../charts/chartDrawing.ts';
import type { ChartLabel } from '../charts/chartLabels.ts';
import { hexColor } from '../charts/hexColor.ts';
import { yieldToMain } from '../yieldToMain.ts';
import type { Flow } from '../writer/Flow.ts';
import type { PageWriter, Place } from '../writer/PageWriter.ts';
import { text, type TextStyle } from '../writer/styles.ts';

const GAP = 24;
/** Number of a chart's pixels in one point of the PDF: labels of 12 px have 8 points. */
const SCALE = 1.5;
/** Minimum size of text in the PDF, in points: labels for a phone would be smaller. */
const MIN_SIZE = 8;

interface PlotSize {
  readonly least: number;
  readonly stretch: number;
}

/** A chart and its share of the width. */
export interface ChartColumn {
  readonly model: ChartModel;
  readonly share: number;
}

/**
 * Adds charts side by side, each below its title and finding.
 * @param size minimum height of the drawings in points, and how much higher the drawings may become
 * @param beside draws the content to the right of the last chart
 */
export function chartRow(
  flow: Flow,
  columns: readonly ChartColumn[],
  { least, stretch }: PlotSize,
  beside?: (place: Place, top: number) => void,
): void {
  const head = headHeight(flow.writer, columns);
  flow.add({
    height: head + least,
    stretch,
    draw: async (height) => {
      const { writer } = flow;
      const top = writer.y;
      await draw(writer, columns, head, height - head);
      const taken = GAP + columns.reduce((sum, { share }) => sum + share, 0) * writer.width;
      beside?.({ x: writer.left + taken, width: writer.width - taken }, top);
    },
  });
}

async function draw(writer: PageWriter, columns: readonly ChartColumn[], head: number, plot: number): Promise<void> {
  const available = writer.width - GAP * (columns.length - 1);
  const top = writer.y;
  let x = writer.left;
  for (const { model, share } of columns) {
    const place = { x, width: share * available };
    const { width } = place;
    x += width + GAP;
    writer.tags.within('H3', () => writer.drawText(model.title, text.heading, top, place));
    const titleHeight = writer.heightOf(model.title, text.heading, width);
    writer.tags.within('P', () => writer.drawText(model.finding, text.small, top + titleHeight, place));
    if (model.empty === null) await drawing(writer, model, { x: place.x, y: top + head, width, height: plot });
    else emptyPlot(writer, model.empty, { x: place.x, y: top + head, width, height: plot });
    await yieldToMain();
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Height of titles and findings above a row of charts, in points. */
function headHeight(writer: PageWriter, columns: readonly ChartColumn[]): number {
  const available = writer.width - GAP * (columns.length - 1);
  return Math.max(
    ...columns.map(({ model, share }) => {
      const width = share * available;
      return writer.heightOf(model.title, text.heading, width) + writer.heightOf(model.finding, text.small, width) + 4;
    }),
  );
}

async function drawing(writer: PageWriter, { options, title, finding }: ChartModel, box: Box): Promise<void> {
  const { shapes, labels } = await chartDrawing(
    options(writer.colors),
    Math.round(box.width * SCALE),
    Math.round(box.height * SCALE),
  );
  const close = writer.tags.open('Figure', `${title}. ${finding}`);
  const closeMark = writer.tags.openMark();
  await svg2pdf(shapes, writer.doc, box);
  for (const label of labels) drawLabel(writer, label, box);
  closeMark();
  close();
}

function drawLabel(writer: PageWriter, label: ChartLabel, { x, y }: Box): void {
  const size = Math.max(MIN_SIZE, label.size / SCALE);
  const style: TextStyle = {
    weight: label.bold ? 'semibold' : 'regular',
    size,
    leading: size,
    color: { rgb: hexColor(label.color) },
  };
  const width = writer.measure(label.text, style);
  const left = label.align === 'left' ? 0 : label.align === 'right' ? width : width / 2;
  writer.drawAtBaseline(label.text, style, x + label.x / SCALE - left, y + label.baseline / SCALE);
}

function emptyPlot(writer: PageWriter, reason: string, { x, y, width, height }: Box): void {
  writer.tags.decoration(() => {
    writer.doc.setFillColor(writer.colors.surfaceSunken).roundedRect(x, y + 4, width, height - 8, 4, 4, 'F');
  });
  const inner = { x: x + 16, width: width - 32, align: 'center' } as const;
  const taken = writer.heightOf(reason, text.body, inner.width);
  writer.tags.within('P', () => writer.drawText(reason, text.body, y + (height - taken) / 2, inner));
}
