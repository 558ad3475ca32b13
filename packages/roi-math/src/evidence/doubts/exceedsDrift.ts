import { MIN_LATER_WEEKS } from '../../constants.ts';
import { mean } from '../../stats/mean.ts';

/** A value of a week; null if the week has none. Week 0 starts on the adoption date. */
export interface WeekValue {
  readonly week: number;
  readonly value: number | null;
}

/**
 * Whether the mean of a quarter after adoption differs from the mean of the weeks before adoption by more than the means of neighboring windows of the same
 * length ever did before adoption. Windows with fewer than MIN_LATER_WEEKS values are left out; a baseline that has no such pair of windows has not
 * drifted.
 * @param length of a quarter and of the window before adoption, in weeks
 */
export function exceedsDrift(weeks: readonly WeekValue[], length: number): boolean {
  const level = (from: number, to: number) => {
    const values = weeks.flatMap(({ week, value }) => (value === null || week < from || week >= to ? [] : value));
    return values.length < MIN_LATER_WEEKS ? NaN : (mean(values) ?? NaN);
  };
  const first = weeks[0]?.week ?? 0;
  const end = (weeks.at(-1)?.week ?? 0) + 1;
  return Array.from({ length: Math.ceil(end / length) }, (_, quarter) => quarter * length).some((from) => {
    const after = Math.min(end - from, length);
    const changeTo = (later: number, start: number) =>
      Math.abs(level(later, later + after) - level(start - length, start));
    const starts = Array.from({ length: Math.max(-after - first - length + 1, 0) }, (_, i) => first + length + i);
    const change = changeTo(from, 0);
    return !Number.isNaN(change) && !starts.some((start) => changeTo(start, start) >= change);
  });
}
