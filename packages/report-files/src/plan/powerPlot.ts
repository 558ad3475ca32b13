import type { PlanPower } from '@roi-insight/report-text';
import { type Area, valueAxis } from '../pdf/document/plotAxes.ts';
import type { Flow } from '../pdf/writer/Flow.ts';
import type { PageWriter } from '../pdf/writer/PageWriter.ts';
import { text } from '../pdf/writer/styles.ts';

/** Lengths in points. */
const HEIGHT = 84;
const LABELS = 34;
const small = text.small;
const AROUND = 4 * small.leading;

/** Adds the curve of a forecast. */
export function powerPlot(flow: Flow, power: PlanPower): void {
  const alternative = `${power.title}. ${power.lines.map(({ name, points }) => `${name}: ${points.map(({ weeks, label }) => `${weeks} weeks ${label}`).join(', ')}`).join('; ')}.`;
  flow.add({
    height: HEIGHT + AROUND,
    draw: () => {
      const close = flow.writer.tags.open('Figure', alternative);
      flow.writer.tags.mark(() => draw(flow.writer, power));
      close();
    },
  });
}

function draw(writer: PageWriter, { title, lines, percentTicks, enough, lengths }: PlanPower): void {
  const { doc, colors } = writer;
  const area: Area = {
    left: writer.left + LABELS,
    top: writer.y + 2 * small.leading,
    width: writer.width - LABELS,
    height: HEIGHT,
  };
  const x = (share: number) => area.left + share * area.width;
  const y = (share: number) => area.top + share * area.height;
  writer.drawLine(title, text.label, writer.y, writer.column);
  legend(writer, lines, area);
  valueAxis(writer, percentTicks, area, LABELS - 8);
  doc.setDrawColor(colors.positive).setLineWidth(0.8).setLineDashPattern([3, 2], 0);
  doc.line(area.left, y(enough), area.left + area.width, y(enough)).setLineDashPattern([], 0);
  for (const { x: share, label, isChosen } of lengths) {
    if (isChosen)
      doc
        .setDrawColor(colors.text)
        .setLineWidth(1)
        .line(x(share), area.top, x(share), area.top + area.height);
    writer.drawLine(label, isChosen ? text.label : small, area.top + area.height + 4, {
      x: x(share) - 40,
      width: 80,
      align: 'center',
    });
  }
  const chosen = lengths.find(({ isChosen }) => isChosen);
  for (const { use, points } of lines) {
    const color = use === 1 ? colors.chartAfter : colors.chartBefore;
    points.forEach((point, index) => {
      const next = points[index + 1];
      doc.setDrawColor(color).setLineWidth(0.6).line(x(point.x), y(point.top), x(point.x), y(point.bottom));
      if (next) doc.setLineWidth(1.4).line(x(point.x), y(point.y), x(next.x), y(next.y));
      const isChosen = point.weeks === chosen?.weeks;
      doc.setFillColor(color).circle(x(point.x), y(point.y), isChosen ? 3.4 : 2, 'F');
      // Labels are to the left of their points, because a rising curve is lower on that side. The label of the first point is on the right, because
      // the scale is on the left.
      const isFirst = index === 0;
      const place = { x: x(point.x) + (isFirst ? 6 : -66), width: 60 };
      if (isChosen)
        writer.drawLine(point.label, text.label, y(point.y) - 13, { ...place, align: isFirst ? 'left' : 'right' });
    });
  }
}

function legend(writer: PageWriter, lines: PlanPower['lines'], { left, width }: Area): void {
  let x = left + width;
  for (const { use, name } of lines.toReversed()) {
    x -= writer.measure(name, small);
    writer.drawLine(name, small, writer.y, { x, width });
    const { chartAfter, chartBefore } = writer.colors;
    writer.doc
      .setDrawColor(use === 1 ? chartAfter : chartBefore)
      .setLineWidth(1.4)
      .line(x - 18, writer.y + small.leading / 2, x - 5, writer.y + small.leading / 2);
    x -= 32;
  }
}
