import { mulberry32 } from '@roi-insight/jira-sandbox/mulberry32';

/** A stream of pseudo-random numbers. */
export interface Random {
  /** Uniform in (0, 1). */
  uniform(): number;
  /** Standard normal. */
  normal(): number;
  /** Poisson with this mean (at most 500). */
  poisson(mean: number): number;
  /** Exponential with mean 1. */
  exponential(): number;
  /** Student's t with 3 degrees of freedom, scaled to variance 1. */
  heavyTailed(): number;
}

/** Creates a stream. The same seed gives the same numbers. */
export function randomFrom(seed: number): Random {
  const random = mulberry32(seed);
  const uniform = () => random() + 2 ** -33;
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const poisson = (mean: number) => {
    const limit = Math.exp(-mean);
    let count = 0;
    for (let product = uniform(); product > limit; product *= uniform()) count += 1;
    return count;
  };
  // The variance of t with 3 degrees of freedom is 3. It cancels with the scale of its χ².
  const heavyTailed = () => normal() / Math.hypot(normal(), normal(), normal());
  return { uniform, normal, poisson, exponential: () => -Math.log(uniform()), heavyTailed };
}
