/** Beyond this many standard deviations, the tail probability is below 1e−15. */
const MAX_Z = 8;

/**
 * P(Z ≤ z) of the standard normal distribution, exact to about 1e−15.
 * Source: G. Marsaglia, "Evaluating the Normal Distribution", Journal of Statistical Software 11(4), 2004.
 */
export function normalCdf(z: number): number {
  if (z < -MAX_Z) return 0;
  if (z > MAX_Z) return 1;
  let sum = z;
  let term = z;
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  const probability = 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
  // In the far tails, rounding errors can give values slightly below 0 or above 1.
  return Math.min(Math.max(probability, 0), 1);
}
