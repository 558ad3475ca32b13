import { DOSE_NOTE, DOSE_TITLE, type DoseChart, type UsageCurve, type UsageDate } from '@roi-insight/report-text';
import type { Flow } from '../writer/Flow.ts';
import type { PageWriter, Place } from '../writer/PageWriter.ts';
import { text, type TextStyle } from '../writer/styles.ts';
import { type Area, monthAxis, valueAxis } from './plotAxes.ts';

/** Lengths in points: least height of the plots and what they may grow, width of the labels to their left. */
const LEAST = 84;
const STRETCH = 80;
const LABELS = 34;
const GAP = 24;
/** Share of the width that the curve takes beside the chart of dose. */
const CURVE_SHARE = 0.58;
/** Share of a week that its bar takes. Narrow bars would merge into stripes, so they touch. */
const BAR = { share: 0.72, narrow: 3 };
/** Distance of the lines of a hatch. */
const HATCH = 4;

const small = text.small;
const nameStyle: TextStyle = { ...text.small, color: 'textMuted' };

/** Adds the adoption curve and, beside it, hours against the share. `notes`: what a reader of the curve has to know. */
export function usagePlots(flow: Flow, curve: UsageCurve, dose: DoseChart | null, notes: string): void {
  const { writer } = flow;
  const left = { x: writer.left, width: dose === null ? writer.width : (writer.width - GAP) * CURVE_SHARE };
  const right = { x: left.x + left.width + GAP, width: writer.width - left.width - GAP };
  const titles = Math.max(
    writer.heightOf(curve.title, text.heading, left.width),
    dose === null ? 0 : writer.heightOf(DOSE_TITLE, text.heading, right.width),
  );
  // The names of two dates are above the plot, months and years below it.
  const above = titles + 2 * small.leading + 4;
  const around = above + 2 * small.leading + 4;
  flow.add({
    height: LEAST + around,
    stretch: STRETCH,
    draw: (height) => {
      const top = writer.y;
      const areaOf = ({ x, width }: Place): Area => ({
        left: x + LABELS,
        top: top + above,
        width: width - LABELS,
        height: height - around,
      });
      figure(writer, curve.title, notes, left, top, () => drawCurve(writer, curve, areaOf(left)));
      if (dose === null) return;
      figure(writer, DOSE_TITLE, DOSE_NOTE, right, top, () => drawDose(writer, dose, areaOf(right)));
    },
  });
}

function figure(writer: PageWriter, title: string, words: string, place: Place, top: number, draw: () => void): void {
  writer.tags.within('H3', () => writer.drawText(title, text.heading, top, place));
  const close = writer.tags.open('Figure', `${title}. ${words}`);
  writer.tags.mark(draw);
  close();
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
  monthAxis(writer, chart.monthTicks, area, area.top + area.height + 3);
}

/** Fills an area with slanted lines that continue in the area beside it. */
function hatch({ doc, colors }: PageWriter, { left, top, width, height }: Area): void {
  doc.setDrawColor(colors.hairlineStrong).setLineWidth(0.5);
  for (let x = Math.ceil(left / HATCH) * HATCH; x < left + width + height; x += HATCH) {
    const [from, to] = [Math.max(0, x - left - width), Math.min(height, x - left)];
    if (to > from) doc.line(x - from, top + from, x - to, top + to);
  }
}

interface DateMark extends UsageDate {
  /** Where its name is, above the plot. */
  readonly top: number;
}

function dateLine({ doc, colors }: PageWriter, { x: share, top }: DateMark, area: Area): void {
  const x = area.left + share * area.width;
  doc.setDrawColor(colors.textSubtle).setLineWidth(0.6).setLineDashPattern([2, 2], 0);
  doc.line(x, top, x, area.top + area.height).setLineDashPattern([], 0);
}

/** The name beside the line, where there is more room. Covers the line of another date. */
function dateName(writer: PageWriter, { x: share, label, top }: DateMark, { left, width }: Area): void {
  const { doc, colors } = writer;
  const taken = writer.measure(label, nameStyle) + 4;
  const x = left + share * width + (share > 0.5 ? -taken - 2 : 2);
  doc.setFillColor(colors.surface).rect(x, top, taken, small.leading, 'F');
  writer.drawLine(label, nameStyle, top, { x: x + 2, width: taken });
}

function drawDose(writer: PageWriter, { marks, hourTicks, shareTicks }: DoseChart, area: Area): void {
  const { doc, colors } = writer;
  const at = ({ x, y }: { readonly x: number; readonly y: number }) =>
    [area.left + x * area.width, area.top + y * area.height] as const;
  valueAxis(writer, hourTicks, area, LABELS - 6, area.left - LABELS);
  doc.setDrawColor(colors.chartAfter).setFillColor(colors.chartAfter).setLineWidth(0.8);
  for (const { from, to, y } of marks) {
    const [[start, height], [end]] = [at({ x: from, y }), at({ x: to, y })];
    if (to > from) doc.line(start, height, end, height);
    doc.circle((start + end) / 2, height, 1.8, 'F');
  }
  const below = area.top + area.height + 3;
  for (const { x, label } of shareTicks) {
    writer.drawLine(label, small, below, { x: area.left + x * area.width - 20, width: 40, align: 'center' });
  }
  const column = { x: area.left, width: area.width, align: 'center' } as const;
  writer.drawLine('Share who used the assistant', small, below + small.leading, column);
}
