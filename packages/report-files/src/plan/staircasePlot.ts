import { planPdfTexts, type Staircase, type StaircaseRow } from '@roi-insight/report-text';
import type { PageWriter } from '../pdf/writer/PageWriter.ts';
import { text, type TextStyle } from '../pdf/writer/styles.ts';

/** Lengths in points. */
const NAMES = 132;
const DATES = 82;
const SCALE = 22;
const MAX_ROW = 30;
const MIN_ROW = 8.5;
const LABEL_GAP = 6;

/** Number of shades of a ramp. Gradients are no alternative, because some readers do not print them. */
const SHADES = 24;

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
  const { doc, colors } = writer;
  const size = Math.min(8.5, row - 1.5);
  const style = { ...text.cellStrong, size, leading: row };
  writer.drawLine(shortened(writer, name, id, style), style, y, { x: writer.left, width: NAMES });
  writer.drawLine(when, { ...text.cell, size, leading: row }, y, { x: end + 10, width: DATES - 10 });
  const bar = { y: y + row * 0.18, height: row * 0.64 };
  if (from > 0) {
    doc
      .setFillColor(colors.surfaceSunken)
      .setDrawColor(colors.hairline)
      .setLineWidth(0.5)
      .rect(at(0), bar.y, at(from) - at(0), bar.height, 'FD');
  }
  const solid = Math.min(1, full);
  const step = (at(solid) - at(from)) / SHADES;
  const shades = step > 0 ? SHADES : 0;
  for (let shade = 0; shade < shades; shade += 1) {
    doc.setFillColor(mixed(colors.chartAfter, 0.34 + (0.66 * shade) / SHADES));
    // Each shade is slightly wider than its step, because readers would otherwise show a gap between two shades.
    doc.rect(at(from) + shade * step, bar.y, step + 0.3, bar.height, 'F');
  }
  if (solid < 1) doc.setFillColor(colors.chartAfter).rect(at(solid), bar.y, end - at(solid), bar.height, 'F');
}

/** Shortens a long name and adds the key of its project, so that no two teams look the same. */
function shortened(writer: PageWriter, name: string, key: string, style: TextStyle): string {
  const room = NAMES - 10;
  if (writer.measure(name, style) <= room) return name;
  const [line = ''] = writer.wrap(name, style, room - writer.measure(`… (${key})`, style));
  return `${line}… (${key})`;
}

/** A color on white paper. @param share of the color, 0–1 */
function mixed(color: string, share: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return `#${channels
    .map((channel) =>
      Math.round(255 - share * (255 - channel))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
