import { QUARTERS_AXIS, QUARTERS_TITLE, type QuarterMark, type QuartersChart, SO_FAR } from '@roi-insight/report-text';
import type { Flow } from '../writer/Flow.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text, type TextStyle } from '../writer/styles.ts';
import { type Area, valueAxis } from './plotAxes.ts';

/** Lengths in points: minimum height of the plot and how much it may grow, and width of the labels to its left. */
const LEAST = 100;
const STRETCH = 80;
const LABELS = 34;

const small = text.small;
const valueStyle: TextStyle = { ...text.label, color: 'accentText' };

/** The height of the title and of the labels above and below the plot. */
const AROUND = text.heading.leading + 5 * small.leading;

/** Adds every quarter as a dot on its range. `alternative` is the text alternative. */
export function quartersPlot(flow: Flow, chart: QuartersChart, alternative: string): void {
  flow.add({
    height: LEAST + AROUND,
    stretch: STRETCH,
    draw: (height) => draw(flow.writer, chart, alternative, height - AROUND),
  });
}

function draw(writer: PageWriter, chart: QuartersChart, alternative: string, height: number): void {
  writer.tags.within('H3', () => writer.drawText(QUARTERS_TITLE, text.heading, writer.y, writer.column));
  const close = writer.tags.open('Figure', alternative);
  writer.tags.mark(() => {
    const above = writer.y + text.heading.leading;
    writer.drawLine('Faster above zero, slower below', small, above, writer.column);
    const area: Area = {
      left: writer.left + LABELS,
      top: above + 1.8 * small.leading,
      width: writer.width - LABELS,
      height,
    };
    valueAxis(writer, chart.percentTicks, area, LABELS - 6);
    for (const mark of chart.marks) drawMark(writer, mark, area);
    const below = area.top + height + 3;
    for (const { x, label, isRunning } of chart.quarterTicks) {
      const words = isRunning ? `${label} (${SO_FAR})` : label;
      writer.drawLine(words, small, below, { x: area.left + x * area.width - 30, width: 60, align: 'center' });
    }
    writer.drawLine(QUARTERS_AXIS, small, below + small.leading, { x: area.left, width: area.width, align: 'center' });
  });
  close();
}

/** The current quarter is hollow and has a dashed range, as on the screen. */
function drawMark(writer: PageWriter, { isRunning, label, isSlower, ...mark }: QuarterMark, area: Area): void {
  const { doc, colors } = writer;
  const x = area.left + mark.x * area.width;
  const at = (share: number) => area.top + share * area.height;
  const [top, bottom] = [at(mark.top), at(mark.bottom)];
  doc.setDrawColor(colors.chartAfter).setLineWidth(1.2);
  doc.setLineDashPattern(isRunning ? [3, 2] : [], 0).line(x, top, x, bottom);
  doc.setLineDashPattern([], 0);
  for (const end of [top, bottom]) doc.line(x - 3, end, x + 3, end);
  doc.setFillColor(isRunning ? colors.surface : colors.chartAfter).circle(x, at(mark.y), 2.8, 'FD');
  if (label === null) return;
  writer.drawLine(label, valueStyle, isSlower ? bottom + 1 : top - valueStyle.leading - 1, {
    x: x - 30,
    width: 60,
    align: 'center',
  });
}
