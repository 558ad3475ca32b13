import { mean } from './mean.ts';
import { studentTQuantile } from './distributions/studentT.ts';
import { variance } from './variance.ts';

/** A difference of means with its 95 % interval. */
export interface Difference {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Difference of two means, b − a, by Welch's unequal-variances t interval (95 %); null if a sample has fewer than two
 * values. Source: B. L. Welch, Biometrika 34 (1947), degrees of freedom after Satterthwaite.
 */
export function welch(a: readonly number[], b: readonly number[]): Difference | null {
  const [varianceA, varianceB] = [variance(a), variance(b)];
  if (varianceA === null || varianceB === null) return null;
  const partA = varianceA / a.length;
  const partB = varianceB / b.length;
  const estimate = (mean(b) ?? NaN) - (mean(a) ?? NaN);
  const squared = partA + partB;
  if (squared === 0) return { estimate, low: estimate, high: estimate };
  const degreesOfFreedom = squared ** 2 / (partA ** 2 / (a.length - 1) + partB ** 2 / (b.length - 1));
  const margin = studentTQuantile(0.975, degreesOfFreedom) * Math.sqrt(squared);
  return { estimate, low: estimate - margin, high: estimate + margin };
}
