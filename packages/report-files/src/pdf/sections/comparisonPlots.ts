import {
  DIFFERENCE_TITLE,
  EVENT_TIME_TITLE,
  type EventTimeChart,
  LEARNING,
  type PlotPoint,
  WEEKS_TITLE,
  type WeeksChart,
} from '@roi-insight/report-text';
import type { Flow } from '../writer/Flow.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text, type TextStyle } from '../writer/styles.ts';
import { type Area, axisTicks, valueAxis } from '../document/plotAxes.ts';

/** Lengths in points: the minimum heights of the plots and how much they may grow, and the width of the labels to their left. */
const HOURS = 90;
const DIFFERENCE = 56;
const WEEKS_STRETCH = 90;
const EVENT_TIME = 90;
const EVENT_TIME_STRETCH = 60;
const LABELS = 34;
/** Space between the parts of a plot. */
const GAP = 8;

const small = text.small;
const name: TextStyle = { ...text.small, color: 'textMuted' };

const areaAt = (writer: PageWriter, top: number, height: number): Area => ({
  left: writer.left + LABELS,
  top,
  width: writer.width - LABELS,
  height,
});

/** The names of the two lines. */
export interface LineNames {
  readonly team: string;
  readonly others: string;
}

const AROUND_WEEKS = 2 * GAP + 6 * small.leading + text.heading.leading;
const AROUND_EVENT_TIME = 4 * small.leading + text.heading.leading;

/** Adds the team and the others in one plot, and their difference below on the same axis. */
export function weeksPlot(flow: Flow, chart: WeeksChart, names: LineNames, alternative: string): void {
  flow.add({
    height: HOURS + DIFFERENCE + AROUND_WEEKS,
    stretch: WEEKS_STRETCH,
    draw: (height) => drawWeeks(flow.writer, chart, names, alternative, height - AROUND_WEEKS),
  });
}

function drawWeeks(writer: PageWriter, chart: WeeksChart, names: LineNames, alternative: string, height: number): void {
  const { colors, doc } = writer;
  const hoursHeight = (height * HOURS) / (HOURS + DIFFERENCE);
  const differenceHeight = height - hoursHeight;
  writer.tags.within('H3', () => writer.drawText(WEEKS_TITLE, text.heading, writer.y, writer.column));
  const close = writer.tags.open('Figure', alternative);
  writer.tags.mark(() => {
    let top = writer.y + text.heading.leading + 3;
    legend(writer, names, top);
    top += 2 * small.leading + GAP;
    const hours = areaAt(writer, top, hoursHeight);
    const difference = areaAt(writer, top + hoursHeight + GAP + small.leading, differenceHeight);
    writer.drawLine(DIFFERENCE_TITLE, small, difference.top - small.leading - 2, writer.column);
    for (const [area, ticks] of [
      [hours, chart.hourTicks],
      [difference, chart.percentTicks],
    ] as const) {
      valueAxis(writer, ticks, area, LABELS - 6);
      dashed(writer, chart.adoption, area);
    }
    const x = hours.left + chart.adoption * hours.width;
    writer.drawLine('Adoption', name, hours.top - small.leading - 2, { x: x - 40, width: 80, align: 'center' });
    doc.setLineJoin('round').setLineCap('round');
    doc.setDrawColor(colors.chartBefore).setLineWidth(1).setLineDashPattern([3.5, 2.5], 0);
    for (const run of chart.others) line(writer, run, hours);
    doc.setDrawColor(colors.chartAfter).setLineWidth(1.4).setLineDashPattern([], 0);
    for (const run of chart.team) line(writer, run, hours);
    doc.setLineJoin('miter').setLineCap('butt');
    for (const { x: middle, top: from, bottom, isAfter } of chart.bars) {
      const width = chart.weekWidth * 0.68 * difference.width;
      doc
        .setFillColor(isAfter ? colors.chartAfter : colors.chartBefore)
        .rect(
          difference.left + middle * difference.width - width / 2,
          difference.top + from * difference.height,
          width,
          Math.max(0.4, (bottom - from) * difference.height),
          'F',
        );
    }
    axisTicks(
      writer,
      chart.monthTicks.map(({ x, month, year }) => ({ x, label: month, below: year })),
      difference,
      difference.top + differenceHeight + 3,
    );
  });
  close();
}

/** Adds the effect by week since adoption, with its band. */
export function eventTimePlot(flow: Flow, chart: EventTimeChart, alternative: string): void {
  flow.add({
    height: EVENT_TIME + AROUND_EVENT_TIME,
    stretch: EVENT_TIME_STRETCH,
    draw: (height) => drawEventTime(flow.writer, chart, alternative, height - AROUND_EVENT_TIME),
  });
}

function drawEventTime(writer: PageWriter, chart: EventTimeChart, alternative: string, height: number): void {
  const { colors, doc } = writer;
  writer.tags.within('H3', () => writer.drawText(EVENT_TIME_TITLE, text.heading, writer.y, writer.column));
  const close = writer.tags.open('Figure', alternative);
  writer.tags.mark(() => {
    writer.drawLine('Faster above zero, slower below', small, writer.y + text.heading.leading, writer.column);
    const area = areaAt(writer, writer.y + text.heading.leading + small.leading + 4, height);
    if (chart.learning > 0) {
      doc.setFillColor(colors.surfaceSunken).rect(area.left, area.top, chart.learning * area.width, area.height, 'F');
    }
    doc.setFillColor(colors.accentSoft);
    const upper = chart.marks.map(({ x, top }) => ({ x, y: top }));
    const lower = chart.marks.map(({ x, bottom }) => ({ x, y: bottom })).toReversed();
    line(writer, [...upper, ...lower], area, 'F');
    valueAxis(writer, chart.percentTicks, area, LABELS - 6);
    if (chart.learning > 0) {
      const width = chart.learning * area.width;
      dashed(writer, chart.learning, area);
      writer.drawLine(LEARNING, small, area.top + 3, { x: area.left, width, align: 'center' });
    }
    doc.setDrawColor(colors.chartAfter).setLineWidth(0.4);
    line(writer, upper, area);
    line(writer, lower, area);
    doc.setLineWidth(1.4);
    line(writer, chart.marks, area);
    doc.setFillColor(colors.chartAfter);
    for (const { x, y } of chart.marks) {
      doc.circle(area.left + x * area.width, area.top + y * area.height, 1.8, 'F');
    }
    const below = area.top + height + 3;
    for (const { x, label } of chart.weekTicks) {
      writer.drawLine(label, small, below, { x: area.left + x * area.width - 20, width: 40, align: 'center' });
    }
    writer.drawLine('Week since adoption', small, below + small.leading, {
      x: area.left,
      width: area.width,
      align: 'center',
    });
  });
  close();
}

function legend(writer: PageWriter, { team, others }: LineNames, y: number): void {
  const { doc, colors } = writer;
  const middle = y + small.leading / 2;
  let x = writer.left;
  const entry = (words: string, color: string, width: number, dash: number[]) => {
    doc
      .setDrawColor(color)
      .setLineWidth(width)
      .setLineDashPattern(dash, 0)
      .line(x, middle, x + 16, middle);
    doc.setLineDashPattern([], 0);
    const [shown = ''] = writer.wrap(words, name, writer.width / 2 - 40);
    writer.drawLine(shown, name, y, { x: x + 22, width: writer.width });
    x += 22 + writer.measure(shown, name) + 18;
  };
  entry(team, colors.chartAfter, 1.4, []);
  entry(others, colors.chartBefore, 1, [3.5, 2.5]);
}

function dashed({ doc, colors }: PageWriter, share: number, { left, top, width, height }: Area): void {
  const x = left + share * width;
  doc.setDrawColor(colors.textSubtle).setLineWidth(0.6).setLineDashPattern([2, 2], 0);
  doc.line(x, top, x, top + height).setLineDashPattern([], 0);
}

/** Draws a line through points, or fills the area that they enclose. */
function line({ doc }: PageWriter, points: readonly PlotPoint[], area: Area, style: 'S' | 'F' = 'S'): void {
  const at = points.map(({ x, y }) => [area.left + x * area.width, area.top + y * area.height] as const);
  const [first, ...rest] = at;
  if (first === undefined || rest.length === 0) return;
  let [x, y] = first;
  const steps = rest.map(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
  doc.lines(steps, first[0], first[1], [1, 1], style, style === 'F');
}
