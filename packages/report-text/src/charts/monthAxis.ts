import type { AxisTick } from '../document/Plot.ts';
import type { Formats } from '../format/index.ts';
import { monthTicks } from './monthTicks.ts';

/** The months between two times as labels of an axis, with the year below where it is new. */
export const monthAxis = (
  formats: Formats,
  first: number,
  last: number,
  x: (time: number) => number,
): readonly AxisTick[] =>
  monthTicks(formats, first, last).map(({ time, month, year }) => ({ x: x(time), label: month, below: year }));
