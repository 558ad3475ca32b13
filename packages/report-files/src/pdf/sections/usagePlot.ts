import type { UsageCurve, UsageDate } from '@roi-insight/report-text';
import type { Flow } from '../writer/Flow.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text, type TextStyle } from '../writer/styles.ts';
import { type Area, axisTicks, valueAxis } from '../document/plotAxes.ts';

/** Lengths in points: minimum height of the plot and how much it may grow, and width of the labels to its left. */
const LEAST = 84;
const STRETCH = 80;
const LABELS = 34;
/** Share of a week that its bar covers. Narrow bars would look like stripes, so they touch. */
const BAR = { share: 0.72, narrow: 3 };
/** Distance of the lines of a hatch. */
const HATCH = 4;

const small = text.small;
const nameStyle: TextStyle = { ...text.small, color: 'textMuted' };

/** Adds the adoption curve. `notes` are sentences that a reader of it needs. */
export function usagePlot(flow: Flow, curve: UsageCurve, notes: string): void {
  const { writer } = flow;
  // The names of two dates are above the plot, months and years below it.
  const above = writer.heightOf(curve.title, text.heading, writer.width) + 2 * small.leading + 4;
  const around = above + 2 * small.leading + 4;
  flow.add({
    height: LEAST + around,
    stretch: STRETCH,
    draw: (height) => {
      const top = writer.y;
      const { left, width } = writer;
      const area = { left: left + LABELS, top: top + above, width: width - LABELS, height: height - around };
      writer.tags.within('H3', () => writer.drawText(curve.title, text.heading, top, { x: left, width }));
      const close = writer.tags.open('Figure', `${curve.title}. ${notes}`);
      writer.tags.mark(() => drawCurve(writer, curve, area));
      close();
    },
  });
}

function drawCurve(writer: PageWriter, chart: UsageCurve, area: Area): void {
  const { doc, colors } = writer;
  const { bars, gaps, entered, observed, weekWidth } = chart;
  const left = (middle: number, width: number) => area.left + (middle - width / 2) * area.width;
  for (const x of gaps) hatch(writer, { ...area, left: left(x, weekWidth), width: weekWidth * area.width });
  valueAxis(writer, chart.valueTicks, area, LABELS - 6);
  const week = weekWidth * (weekWidth * area.width < BAR.narrow ? 1 : BAR.share);
  const bar = (x: number, from: number, to: number, style: 'F' | 'FD') =>
    doc.rect(left(x, week), area.top + from * area.height, week * area.width, (to - from) * area.height, style);
  doc.setDrawColor(colors.chartAfter).setLineWidth(0.4);
  for (const { x, least, most } of bars) {
    doc.setFillColor(colors.accentSoft);
    if (most < least) bar(x, most, least, 'FD');
    doc.setFillColor(colors.chartAfter);
    if (least < 1) bar(x, least, 1, 'F');
  }
  const dates = [
    { date: entered, line: 2 },
    { date: observed, line: 1 },
  ].flatMap(({ date, line }) => (date === null ? [] : [{ ...date, top: area.top - line * small.leading - 2 }]));
  for (const one of dates) dateLine(writer, one, area);
  for (const one of dates) dateName(writer, one, area);
  axisTicks(
    writer,
    chart.monthTicks.map(({ x, month, year }) => ({ x, label: month, below: year })),
    area,
    area.top + area.height + 3,
  );
}

/** Fills an area with slanted lines, which continue in an adjacent area. */
function hatch({ doc, colors }: PageWriter, { left, top, width, height }: Area): void {
  doc.setDrawColor(colors.hairlineStrong).setLineWidth(0.5);
  for (let x = Math.ceil(left / HATCH) * HATCH; x < left + width + height; x += HATCH) {
    const [from, to] = [Math.max(0, x - left - width), Math.min(height, x - left)];
    if (to > from) doc.line(x - from, top + from, x - to, top + to);
  }
}

interface DateMark extends UsageDate {
  /** Position of its name, above the plot. */
  readonly top: number;
}

function dateLine({ doc, colors }: PageWriter, { x: share, top }: DateMark, area: Area): void {
  const x = area.left + share * area.width;
  doc.setDrawColor(colors.textSubtle).setLineWidth(0.6).setLineDashPattern([2, 2], 0);
  doc.line(x, top, x, area.top + area.height).setLineDashPattern([], 0);
}

/** Draws the name on the side of the line that has more space. It covers the line of another date. */
function dateName(writer: PageWriter, { x: share, label, top }: DateMark, { left, width }: Area): void {
  const { doc, colors } = writer;
  const taken = writer.measure(label, nameStyle) + 4;
  const x = left + share * width + (share > 0.5 ? -taken - 2 : 2);
  doc.setFillColor(colors.surface).rect(x, top, taken, small.leading, 'F');
  writer.drawLine(label, nameStyle, top, { x: x + 2, width: taken });
}
