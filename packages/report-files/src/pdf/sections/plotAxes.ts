import { text } from '../writer/styles.ts';
import type { PageWriter } from '../writer/PageWriter.ts';

const small = text.small;

/** The area of a plot, as the reference for shares of 0–1. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface ValueTick {
  readonly y: number;
  readonly label: string;
  readonly isZero?: boolean;
}

/**
 * Draws grid lines with their values left of them.
 * @param labels width of the values, in points
 */
export function valueAxis(writer: PageWriter, ticks: readonly ValueTick[], area: Area, labels: number): void {
  const { left, top, width, height } = area;
  const { doc, colors } = writer;
  for (const { y, label, isZero = false } of ticks) {
    const at = top + y * height;
    doc
      .setDrawColor(isZero ? colors.text : colors.chartGrid)
      .setLineWidth(isZero ? 0.8 : 0.5)
      .line(left, at, left + width, at);
    writer.drawLine(label, small, at - small.leading / 2, { x: writer.left, width: labels, align: 'right' });
  }
}

interface MonthTick {
  readonly x: number;
  readonly month: string;
  readonly year: string | null;
}

/** Draws the months of a time axis at `y`, with the year below a month that has one. */
export function monthAxis(writer: PageWriter, ticks: readonly MonthTick[], { left, width }: Area, y: number): void {
  for (const { x, month, year } of ticks) {
    const place = { x: left + x * width - 30, width: 60, align: 'center' } as const;
    writer.drawLine(month, small, y, place);
    if (year !== null) writer.drawLine(year, small, y + small.leading, place);
  }
}
