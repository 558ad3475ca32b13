import { svg2pdf } from 'svg2pdf.js';
import type { ChartModel } from '../../features/charts/ChartModel.ts';
import { chartDrawing } from '../charts/chartDrawing.ts';
import type { ChartLabel } from '../charts/chartLabels.ts';
import { hexColor } from '../charts/hexColor.ts';
import { pause } from '../pause.ts';
import type { Sheet } from '../writer/Sheet.ts';
import { paper, text, type TextStyle } from '../writer/styles.ts';

const GAP = 24;
/** Pixels of the screen's chart for each point on paper: its 12 px labels become 8 points. */
const SCALE = 1.5;

/** Draws charts side by side, each with its title and finding; `plot` is the height of the drawings in points. */
export async function chartRow(sheet: Sheet, models: readonly ChartModel[], plot: number): Promise<void> {
  const width = (sheet.width - GAP * (models.length - 1)) / models.length;
  const head = Math.max(...models.map((model) => headHeight(sheet, model, width)));
  sheet.ensure(head + plot);
  const top = sheet.y;
  for (const [index, model] of models.entries()) {
    const place = { x: sheet.left + index * (width + GAP), width };
    sheet.tags.within('H3', () => sheet.drawText(model.title, text.heading, top, place));
    const titleHeight = sheet.heightOf(model.title, text.heading, width);
    sheet.tags.within('P', () => sheet.drawText(model.finding, text.small, top + titleHeight, place));
    if (model.empty === null) await drawing(sheet, model, { x: place.x, y: top + head, width, height: plot });
    else emptyPlot(sheet, model.empty, { x: place.x, y: top + head, width, height: plot });
    await pause();
  }
  sheet.y = top + head + plot;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function headHeight(sheet: Sheet, { title, finding }: ChartModel, width: number): number {
  return sheet.heightOf(title, text.heading, width) + sheet.heightOf(finding, text.small, width) + 4;
}

async function drawing(sheet: Sheet, { options, title, finding }: ChartModel, box: Box): Promise<void> {
  const { shapes, labels } = await chartDrawing(options, Math.round(box.width * SCALE), Math.round(box.height * SCALE));
  const close = sheet.tags.open('Figure', `${title}. ${finding}`);
  const closeMark = sheet.tags.openMark();
  await svg2pdf(shapes, sheet.doc, box);
  for (const label of labels) drawLabel(sheet, label, box);
  closeMark();
  close();
}

function drawLabel(sheet: Sheet, label: ChartLabel, { x, y }: Box): void {
  const size = label.size / SCALE;
  const style: TextStyle = {
    weight: label.bold ? 'semibold' : 'regular',
    size,
    leading: size,
    color: hexColor(label.color),
  };
  const width = sheet.measure(label.text, style);
  const left = label.align === 'left' ? 0 : label.align === 'right' ? width : width / 2;
  sheet.drawAtBaseline(label.text, style, x + label.x / SCALE - left, y + label.baseline / SCALE);
}

function emptyPlot(sheet: Sheet, reason: string, { x, y, width, height }: Box): void {
  sheet.tags.decoration(() => {
    sheet.doc.setFillColor(paper.surfaceSunken).roundedRect(x, y + 4, width, height - 8, 4, 4, 'F');
  });
  const inner = { x: x + 16, width: width - 32, align: 'center' } as const;
  const taken = sheet.heightOf(reason, text.body, inner.width);
  sheet.tags.within('P', () => sheet.drawText(reason, text.body, y + (height - taken) / 2, inner));
}
