import { type Formats, PLACEBO_LEGEND, type PlaceboChart, type PlaceboMark } from '@roi-insight/report-text';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text, type TextStyle } from '../writer/styles.ts';

/**
 * Lengths in points: the height of the plot, the width of the labels to its left, and the margin between its sides and
 * its content.
 */
const HEIGHT = 200;
const LABELS = 42;
const INSET = 12;

const small = text.small;
const valueStyle: TextStyle = { ...text.label, color: 'accentText' };

/** A rectangle that shares of 0–1 refer to. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/**
 * Draws the chart at the current position.
 * @param alternative the text alternative, as a sentence
 */
export function placeboPlot(writer: PageWriter, formats: Formats, chart: PlaceboChart, alternative: string): void {
  // The height of the legend, the labels above and below the axis, and two lines of months.
  const height = HEIGHT + 5.5 * small.leading;
  writer.ensure(height);
  const close = writer.tags.open('Figure', alternative);
  writer.tags.mark(() => {
    const top = writer.y + 2 * small.leading;
    const frame = { left: writer.left + LABELS, top, width: writer.width - LABELS };
    const inner = { left: frame.left + INSET, top, width: frame.width - 2 * INSET };
    legend(writer, chart.marks, frame);
    percentAxis(writer, chart, frame);
    monthAxis(writer, chart, inner);
    for (const mark of chart.marks) drawMark(writer, formats, mark, inner);
  });
  close();
  writer.y += height;
}

function legend(writer: PageWriter, marks: readonly PlaceboMark[], { left, width }: Area): void {
  const entries = PLACEBO_LEGEND.filter(([kind]) => marks.some((mark) => mark.kind === kind));
  let x = left + width;
  for (const [kind, word] of entries.toReversed()) {
    x -= writer.measure(word, small);
    writer.drawLine(word, small, writer.y, { x, width });
    drawDot(writer, kind, x - 8, writer.y + small.leading / 2);
    x -= 24;
  }
}

function percentAxis(writer: PageWriter, { percentTicks }: PlaceboChart, { left, top, width }: Area): void {
  const { doc, colors } = writer;
  const column = { x: writer.left, width: LABELS - 8, align: 'right' } as const;
  for (const { y, label, isZero } of percentTicks) {
    const at = top + y * HEIGHT;
    doc
      .setDrawColor(isZero ? colors.text : colors.chartGrid)
      .setLineWidth(isZero ? 0.8 : 0.5)
      .line(left, at, left + width, at);
    writer.drawLine(label, small, at - small.leading / 2, column);
  }
  writer.drawLine('↑ faster', small, top - 1.6 * small.leading, column);
  writer.drawLine('↓ slower', small, top + HEIGHT + 0.6 * small.leading, column);
}

function monthAxis(writer: PageWriter, { monthTicks }: PlaceboChart, { left, top, width }: Area): void {
  const y = top + HEIGHT + 0.8 * small.leading;
  for (const { x, month, year } of monthTicks) {
    const place = { x: left + x * width - 30, width: 60, align: 'center' } as const;
    writer.drawLine(month, small, y, place);
    if (year !== null) writer.drawLine(year, small, y + small.leading, place);
  }
}

function drawMark(writer: PageWriter, formats: Formats, mark: PlaceboMark, { left, top, width }: Area): void {
  const { doc } = writer;
  const { kind, tried } = mark;
  const x = left + mark.x * width;
  const at = (share: number) => top + share * HEIGHT;
  doc
    .setDrawColor(colorOf(writer, kind))
    .setLineWidth(kind === 'real' ? 2 : 0.8)
    .line(x, at(mark.top), x, at(mark.bottom));
  doc.setFillColor(colorOf(writer, kind));
  if (mark.isCutAbove) doc.triangle(x - 2.5, at(0), x + 2.5, at(0), x, at(0) - 4, 'F');
  if (mark.isCutBelow) doc.triangle(x - 2.5, at(1), x + 2.5, at(1), x, at(1) + 4, 'F');
  drawDot(writer, kind, x, at(mark.y));
  if (kind !== 'real') return;
  const value = formats.percent(Math.abs(tried.effect));
  writer.drawLine(value, valueStyle, at(mark.y) - valueStyle.leading / 2, { x: x - 70, width: 62, align: 'right' });
}

/** Draws the shapes of the screen: a ring before adoption, a disc at adoption, a diamond for a false claim. */
function drawDot(writer: PageWriter, kind: PlaceboMark['kind'], x: number, y: number): void {
  const { doc, colors } = writer;
  const color = colorOf(writer, kind);
  switch (kind) {
    case 'earlier':
      doc.setFillColor(colors.surface).setDrawColor(color).setLineWidth(1).circle(x, y, 2, 'FD');
      break;
    case 'fooled':
      doc.setFillColor(color).triangle(x - 3.5, y, x + 3.5, y, x, y - 3.5, 'F');
      doc.triangle(x - 3.5, y, x + 3.5, y, x, y + 3.5, 'F');
      break;
    case 'real':
      doc.setFillColor(color).circle(x, y, 3.6, 'F');
      break;
  }
}

function colorOf({ colors }: PageWriter, kind: PlaceboMark['kind']): string {
  return { earlier: colors.chartBefore, fooled: colors.negative, real: colors.chartAfter }[kind];
}
