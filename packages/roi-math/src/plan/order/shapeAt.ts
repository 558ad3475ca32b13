/** A course of an effect that a plan looks for. */
export type Shape = 'at-once' | 'ramp';

/** Share of the full effect in a week after the start, which is week 0: all of it, or more each week up to `rampWeeks`. */
export function shapeAt(shape: Shape, week: number, rampWeeks: number): number {
  if (week < 0) return 0;
  return shape === 'at-once' ? 1 : Math.min(1, (week + 1) / rampWeeks);
}
