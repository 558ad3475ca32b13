import { planPdfTexts, type Staircase, type StaircaseRow } from '@roi-insight/report-text';
import type { PageWriter } from '../pdf/writer/PageWriter.ts';
import { text, type TextStyle } from '../pdf/writer/styles.ts';
import { teamBar } from './teamBar.ts';

/** Lengths in points. */
const NAMES = 132;
const DATES = 82;
const SCALE = 22;
const MAX_ROW = 30;
const MIN_ROW = 8.5;
const LABEL_GAP = 6;

/** Draws the staircase at the current position, as high as the page allows. */
export function staircasePlot(writer: PageWriter, staircase: Staircase): void {
  const { rows, ticks, read } = staircase;
  const free = writer.bottom - writer.y - SCALE;
  const row = Math.max(MIN_ROW, Math.min(MAX_ROW, free / Math.max(1, rows.length)));
  const area = { left: writer.left + NAMES, width: writer.width - NAMES - DATES, top: writer.y + SCALE };
  const at = (x: number) => area.left + x * area.width;
  const bottom = area.top + row * rows.length;
  const close = writer.tags.open('Figure', planPdfTexts.staircase(staircase));
  writer.tags.mark(() => {
    const { doc, colors } = writer;
    const width = writer.measure(read.label, text.label) + 12;
    for (const { x, label } of ticks) {
      doc
        .setDrawColor(colors.chartGrid)
        .setLineWidth(0.5)
        .line(at(x), area.top - 3, at(x), bottom);
      // Omits the label if it would cover the day of the report.
      if (at(x) + writer.measure(label, text.small) / 2 + LABEL_GAP > at(read.x) - width / 2) continue;
      writer.drawLine(label, text.small, writer.y + 3, { x: at(x) - 30, width: 60, align: 'center' });
    }
    rows.forEach((one, index) =>
      drawRow(writer, one, { at, y: area.top + index * row, row, end: area.left + area.width }),
    );
    doc
      .setDrawColor(colors.text)
      .setLineWidth(1)
      .line(at(read.x), area.top - 3, at(read.x), bottom);
    doc.setFillColor(colors.text).roundedRect(at(read.x) - width / 2, writer.y + 1, width, 14, 7, 7, 'F');
    writer.drawLine(read.label, { ...text.label, color: 'surface' }, writer.y + 2.5, {
      x: at(read.x) - width / 2,
      width,
      align: 'center',
    });
  });
  close();
  writer.y = bottom;
}

interface RowPlace {
  readonly at: (x: number) => number;
  readonly y: number;
  /** Height of the row. */
  readonly row: number;
  readonly end: number;
}

function drawRow(
  writer: PageWriter,
  { id, name, when, from, full }: StaircaseRow,
  { at, y, row, end }: RowPlace,
): void {
  const size = Math.min(8.5, row - 1.5);
  const style = { ...text.cellStrong, size, leading: row };
  writer.drawLine(shortened(writer, name, id, style), style, y, { x: writer.left, width: NAMES });
  writer.drawLine(when, { ...text.cell, size, leading: row }, y, { x: end + 10, width: DATES - 10 });
  teamBar(writer, { from, full }, { at, y: y + row * 0.18, height: row * 0.64 });
}

/** Shortens a long name and adds the key of its project, so that no two teams look the same. */
function shortened(writer: PageWriter, name: string, key: string, style: TextStyle): string {
  const room = NAMES - 10;
  if (writer.measure(name, style) <= room) return name;
  const [line = ''] = writer.wrap(name, style, room - writer.measure(`… (${key})`, style));
  return `${line}… (${key})`;
}
