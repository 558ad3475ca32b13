import type { Interval } from '@roi-insight/contracts';
import { niceScale } from '@roi-insight/report-text';

/** A range of the percent axis that contains every interval, with zero inside it. */
export interface IntervalScale {
  readonly ticks: readonly number[];
  /** Distance between two ticks, in percent. */
  readonly step: number;
  /** Position of a value, as a percentage of the width. */
  readonly at: (value: number) => number;
}

/** Maximum number of steps: more labels would touch on a phone. */
const MAX_STEPS = 4;

/** @example intervalScale([[-8, 14]]).ticks // [-10, 0, 10, 20] */
export function intervalScale(intervals: readonly Interval[]): IntervalScale {
  const ends = intervals.flat();
  const { step, ...scale } = niceScale(Math.min(0, ...ends), Math.max(0, ...ends), MAX_STEPS);
  // Zero is never at an edge, because readers need to see both sides of zero.
  const first = Math.min(scale.first, -1);
  const last = Math.max(scale.last, 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const width = (last - first) * step;
  return { ticks, step, at: (value) => ((value - first * step) / width) * 100 };
}
