import type { Interval } from '@roi-insight/contracts';

/** A stretch of the percent axis, with room for every interval and for zero inside it. */
export interface IntervalScale {
  readonly ticks: readonly number[];
  /** Where a value stands, in percent of the width. */
  readonly at: (value: number) => number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const MOST_TICKS = 7;

/** @example intervalScale([[-8, 14]]).ticks // [-10, -5, 0, 5, 10, 15] */
export function intervalScale(intervals: readonly Interval[]): IntervalScale {
  const low = Math.min(0, ...intervals.map(([from]) => from));
  const high = Math.max(0, ...intervals.map(([, to]) => to));
  const span = Math.max(high - low, 1);
  const step = STEPS.find((candidate) => span / candidate <= MOST_TICKS - 2) ?? span;
  // Zero never stands at an edge: what lies on its other side is part of the question.
  const first = Math.min(Math.floor(low / step), -1);
  const last = Math.max(Math.ceil(high / step), 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const width = (last - first) * step;
  return { ticks, at: (value) => ((value - first * step) / width) * 100 };
}
