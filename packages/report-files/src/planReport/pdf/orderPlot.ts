import {
  type Formats,
  ORDER_CHART_REAL,
  ORDER_CHART_SIDES,
  ORDER_CHART_TITLE,
  orderChart,
} from '@roi-insight/report-text';
import type { PlanRead } from '@roi-insight/roi-math';
import { note } from '../../pdf/sections/section.ts';
import type { Flow } from '../../pdf/writer/Flow.ts';
import { text } from '../../pdf/writer/styles.ts';

/** Height of the bars, in points. */
const HEIGHT = 84;

/** Adds the picture of the orders that could have been drawn. */
export function orderPlot(flow: Flow, formats: Formats, result: PlanRead): void {
  const { writer } = flow;
  const { small, heading } = text;
  const chart = orderChart(formats, result);
  flow.text('H3', ORDER_CHART_TITLE, heading);
  flow.keepWithNext();
  flow.add({
    height: HEIGHT + 2 * small.leading + 8,
    draw: () => {
      const close = writer.tags.open('Figure', chart.alternative);
      writer.tags.mark(() => {
        const { doc, colors, left, width } = writer;
        const top = writer.y + small.leading + 2;
        const bottom = top + HEIGHT;
        for (const bar of chart.bars) {
          const height = bar.height * HEIGHT;
          doc
            .setFillColor(bar.isExtreme ? colors.chartAfter : colors.hairlineStrong)
            .rect(left + bar.x * width, bottom - height, Math.max(0.5, bar.width * width - 1), height, 'F');
        }
        doc
          .setDrawColor(colors.hairlineStrong)
          .setLineWidth(0.5)
          .line(left, bottom, left + width, bottom);
        const x = left + chart.real * width;
        doc
          .setDrawColor(colors.accentText)
          .setLineWidth(1.8)
          .line(x, top - 2, x, bottom);
        const label = writer.measure(ORDER_CHART_REAL, text.label);
        writer.drawLine(ORDER_CHART_REAL, { ...text.label, color: 'accentText' }, writer.y, {
          x: left + chart.real * (width - label),
          width: label,
        });
        writer.drawLine(ORDER_CHART_SIDES.slower, small, bottom + 4, writer.column);
        writer.drawLine(ORDER_CHART_SIDES.faster, small, bottom + 4, { ...writer.column, align: 'right' });
      });
      close();
    },
  });
  note(flow, chart.caption);
}
