import { AGE_BINS } from '../../measure/risk/ageBins.ts';

/** The shape of times in progress as that of a Weibull distribution: 1 if the rate does not depend on the age. */
export interface ShapeFit {
  readonly shape: number;
  /** Standard error. */
  readonly shapeError: number;
}

/**
 * 1 + the slope of ln(rate) on ln(age), weighted with completions. Null if all completions have the same age.
 * @param completions by age
 * @param rates by age
 */
export function shapeOf(completions: Float64Array, rates: Float64Array, dispersion: number): ShapeFit | null {
  const points = AGE_BINS.flatMap(({ log }, age) => {
    const weight = completions[age] ?? 0;
    return weight > 0 ? [{ log, rate: Math.log(rates[age] ?? NaN), weight }] : [];
  });
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  const middle = points.reduce((sum, { log, weight }) => sum + weight * log, 0) / total;
  const information = points.reduce((sum, { log, weight }) => sum + weight * (log - middle) ** 2, 0);
  if (!(information > 0)) return null;
  const slope = points.reduce((sum, { log, rate, weight }) => sum + weight * (log - middle) * rate, 0) / information;
  return { shape: 1 + slope, shapeError: Math.sqrt(dispersion / information) };
}
