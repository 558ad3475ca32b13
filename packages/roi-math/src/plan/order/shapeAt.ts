/** A course of the effect that a plan tests. */
export type Shape = 'at-once' | 'ramp';

/**
 * Share of the full effect in a week since the start, which is week 0: 1 from the start on, or growing over `rampWeeks`.
 */
export function shapeAt(shape: Shape, week: number, rampWeeks: number): number {
  if (week < 0) return 0;
  return shape === 'at-once' ? 1 : Math.min(1, (week + 1) / rampWeeks);
}
