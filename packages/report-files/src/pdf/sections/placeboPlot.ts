import { PLACEBO_LEGEND, type PlaceboChart, type PlaceboMark } from '@roi-insight/report-text';
import type { Flow } from '../writer/Flow.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text, type TextStyle } from '../writer/styles.ts';
import { type Area, axisTicks, valueAxis } from '../document/plotAxes.ts';

/**
 * Lengths in points: minimum height of the plot and how much it may grow, width of the labels to its left, and margin
 * between its sides and its content.
 */
const LEAST = 140;
const STRETCH = 170;
const LABELS = 42;
const INSET = 12;

const small = text.small;
const valueStyle: TextStyle = { ...text.label, color: 'accentText' };

/** The height of the legend, the labels above and below the axis, and two lines of months, in points. */
const AROUND = 5.5 * small.leading;

/** Adds the chart. `alternative`: the text alternative, as a sentence. */
export function placeboPlot(flow: Flow, chart: PlaceboChart, alternative: string): void {
  flow.add({
    height: LEAST + AROUND,
    stretch: STRETCH,
    draw: (height) => draw(flow.writer, chart, alternative, height - AROUND),
  });
}

function draw(writer: PageWriter, chart: PlaceboChart, alternative: string, height: number): void {
  const close = writer.tags.open('Figure', alternative);
  writer.tags.mark(() => {
    const top = writer.y + 2 * small.leading;
    const frame = { left: writer.left + LABELS, top, width: writer.width - LABELS, height };
    const inner = { ...frame, left: frame.left + INSET, width: frame.width - 2 * INSET };
    legend(writer, chart.marks, frame);
    percentAxis(writer, chart, frame);
    axisTicks(
      writer,
      chart.monthTicks.map(({ x, month, year }) => ({ x, label: month, below: year })),
      inner,
      top + height + 0.8 * small.leading,
    );
    for (const mark of chart.marks) drawMark(writer, mark, inner);
  });
  close();
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

function percentAxis(writer: PageWriter, { percentTicks }: PlaceboChart, frame: Area): void {
  const column = { x: writer.left, width: LABELS - 8, align: 'right' } as const;
  valueAxis(writer, percentTicks, frame, column.width);
  writer.drawLine('↑ faster', small, frame.top - 1.6 * small.leading, column);
  writer.drawLine('↓ slower', small, frame.top + frame.height + 0.6 * small.leading, column);
}

function drawMark(writer: PageWriter, mark: PlaceboMark, { left, top, width, height }: Area): void {
  const { doc } = writer;
  const { kind } = mark;
  const x = left + mark.x * width;
  const at = (share: number) => top + share * height;
  doc
    .setDrawColor(colorOf(writer, kind))
    .setLineWidth(kind === 'real' ? 2 : 0.8)
    .line(x, at(mark.top), x, at(mark.bottom));
  doc.setFillColor(colorOf(writer, kind));
  if (mark.isCutAbove) doc.triangle(x - 2.5, at(0), x + 2.5, at(0), x, at(0) - 4, 'F');
  if (mark.isCutBelow) doc.triangle(x - 2.5, at(1), x + 2.5, at(1), x, at(1) + 4, 'F');
  drawDot(writer, kind, x, at(mark.y));
  if (mark.label === null) return;
  writer.drawLine(mark.label, valueStyle, at(mark.y) - valueStyle.leading / 2, {
    x: x - 70,
    width: 62,
    align: 'right',
  });
}

/** Draws the same shapes as the screen: a ring before adoption, a disc at adoption, a diamond for a false claim. */
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
