import type { AxisTick } from '../document/Plot.ts';
import type { Formats } from '../format/index.ts';
import { monthTicks } from './monthTicks.ts';

/** The months between two times as labels of an axis. The first month of each year has the year below it. */
export const monthAxis = (
  formats: Formats,
  first: number,
  last: number,
  x: (time: number) => number,
): readonly AxisTick[] =>
  monthTicks(formats, first, last).map(({ time, month, year }) => ({ x: x(time), label: month, below: year }));
