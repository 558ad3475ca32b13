import type { Plot, PlotColor, PlotMark } from '@roi-insight/report-text';
import { note } from '../sections/section.ts';
import type { Flow } from '../writer/Flow.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';

/** Height of the area of the marks, in points. */
const HEIGHT = 84;
const { small } = text;

/** Adds a plot with its title and its caption. */
export function drawPlot(flow: Flow, plot: Plot): void {
  const { writer } = flow;
  flow.text('H3', plot.title, text.heading);
  flow.keepWithNext();
  flow.add({
    height: HEIGHT + 2 * small.leading + 8,
    draw: () => {
      const close = writer.tags.open('Figure', plot.alternative);
      writer.tags.mark(() => drawArea(writer, plot));
      close();
    },
  });
  note(flow, plot.caption);
}

function drawArea(writer: PageWriter, { marks, ends }: Plot): void {
  const { doc, colors, left, width } = writer;
  const bottom = writer.y + small.leading + 2 + HEIGHT;
  for (const mark of marks) {
    if (mark.kind === 'bars') drawBars(writer, mark, bottom);
  }
  doc
    .setDrawColor(colors.hairlineStrong)
    .setLineWidth(0.5)
    .line(left, bottom, left + width, bottom);
  for (const mark of marks) {
    if (mark.kind === 'rule') drawRule(writer, mark, bottom);
  }
  writer.drawLine(ends.left, small, bottom + 4, writer.column);
  writer.drawLine(ends.right, small, bottom + 4, { ...writer.column, align: 'right' });
}

function drawBars(writer: PageWriter, { bars }: Extract<PlotMark, { kind: 'bars' }>, bottom: number): void {
  const { doc, left, width } = writer;
  for (const bar of bars) {
    const height = bar.height * HEIGHT;
    doc
      .setFillColor(colorOf(writer, bar.color))
      .rect(left + bar.x * width, bottom - height, Math.max(0.5, bar.width * width - 1), height, 'F');
  }
}

function drawRule(
  writer: PageWriter,
  { x: share, label, color, isDashed = false }: Extract<PlotMark, { kind: 'rule' }>,
  bottom: number,
): void {
  const { doc, left, width } = writer;
  const x = left + share * width;
  doc
    .setDrawColor(colorOf(writer, color))
    .setLineWidth(isDashed ? 0.6 : 1.8)
    .setLineDashPattern(isDashed ? [2, 2] : [], 0)
    .line(x, bottom - HEIGHT - (isDashed ? 0 : 2), x, bottom)
    .setLineDashPattern([], 0);
  if (label === undefined) return;
  const style = { ...text.label, color: 'accentText' } as const;
  const labelWidth = writer.measure(label, style);
  writer.drawLine(label, style, writer.y, { x: left + share * (width - labelWidth), width: labelWidth });
}

/** Bars of the past are as pale as on the screen. */
const colorOf = ({ colors }: PageWriter, color: PlotColor): string =>
  ({
    before: colors.hairlineStrong,
    after: colors.chartAfter,
    accent: colors.accentText,
    grid: colors.hairlineStrong,
  })[color];
