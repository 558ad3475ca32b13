import { mean } from './mean.ts';

/** Sum of squared deviations from the mean; 0 if there are no values. */
export function squaredDeviations(values: readonly number[]): number {
  const center = mean(values) ?? 0;
  let sum = 0;
  for (const value of values) sum += (value - center) ** 2;
  return sum;
}

/** Sample variance (n − 1); null for fewer than two values. */
export function variance(values: readonly number[]): number | null {
  return values.length < 2 ? null : squaredDeviations(values) / (values.length - 1);
}
