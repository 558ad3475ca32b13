/** A cautious, a middle and an optimistic value; low ≤ base ≤ high. */
export interface Range {
  readonly low: number;
  readonly base: number;
  readonly high: number;
}

/** A range of a single value. */
export function certain(value: number): Range {
  return { low: value, base: value, high: value };
}

/** Applies `compute` to each of the three. */
export function mapRange(range: Range, compute: (value: number, which: keyof Range) => number): Range {
  return {
    low: compute(range.low, 'low') + 0,
    base: compute(range.base, 'base') + 0,
    high: compute(range.high, 'high') + 0,
  };
}

/** `a` − `b`, value by value. */
export function minus(a: Range, b: Range): Range {
  return mapRange(a, (value, which) => value - b[which]);
}
