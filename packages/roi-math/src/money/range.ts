/** A cautious, a middle and an optimistic value; low ≤ base ≤ high. */
export interface Range {
  readonly low: number;
  readonly base: number;
  readonly high: number;
}

/** A range whose high end is null if the data are too wide to give a high end. */
export interface OpenRange extends Omit<Range, 'high'> {
  readonly high: number | null;
}

/** A range of a single value. */
export function certain(value: number): Range {
  return { low: value, base: value, high: value };
}

/** Applies `compute` to each of the three values; a missing high end stays missing. */
export function mapRange(range: Range, compute: (value: number, which: keyof Range) => number): Range;
export function mapRange(range: OpenRange, compute: (value: number, which: keyof Range) => number): OpenRange;
export function mapRange(range: OpenRange, compute: (value: number, which: keyof Range) => number): OpenRange {
  return {
    low: compute(range.low, 'low') + 0,
    base: compute(range.base, 'base') + 0,
    high: range.high === null ? null : compute(range.high, 'high') + 0,
  };
}

/** `a` − `b`, value by value. If `a` or `b` has no high end, the result has none. */
export function minus(a: OpenRange, b: OpenRange): OpenRange {
  return {
    low: a.low - b.low,
    base: a.base - b.base,
    high: a.high === null || b.high === null ? null : a.high - b.high,
  };
}

/** The range, without its high end if that is too large to be shown. A single value is always shown. */
export function openHigh(range: Range, isOpen: boolean): OpenRange {
  return isOpen && range.low < range.high ? { ...range, high: null } : range;
}
