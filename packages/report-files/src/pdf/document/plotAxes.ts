import type { AxisTick, ValueTick } from '@roi-insight/report-text';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';

const small = text.small;

/** The area of a plot. Shares from 0 to 1 refer to its size. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws grid lines, with their values on the left.
 * @param labels width of the values, in points
 */
export function valueAxis(writer: PageWriter, ticks: readonly ValueTick[], area: Area, labels: number): void {
  const { left, top, width, height } = area;
  const { doc, colors } = writer;
  for (const { y, label, isZero = false, isGoal = false } of ticks) {
    const at = top + y * height;
    doc
      .setDrawColor(isGoal ? colors.positive : isZero ? colors.text : colors.chartGrid)
      .setLineWidth(isGoal || isZero ? 0.8 : 0.5)
      .setLineDashPattern(isGoal ? [3, 2] : [], 0)
      .line(left, at, left + width, at)
      .setLineDashPattern([], 0);
    writer.drawLine(label, small, at - small.leading / 2, { x: writer.left, width: labels, align: 'right' });
  }
}

/** Draws the labels of the horizontal axis at `y`, with their second lines below. */
export function axisTicks(writer: PageWriter, ticks: readonly AxisTick[], { left, width }: Area, y: number): void {
  for (const { x, label, below = null, isStrong = false } of ticks) {
    const place = { x: left + x * width - 30, width: 60, align: 'center' } as const;
    writer.drawLine(label, isStrong ? text.label : small, y, place);
    if (below !== null) writer.drawLine(below, small, y + small.leading, place);
  }
}
