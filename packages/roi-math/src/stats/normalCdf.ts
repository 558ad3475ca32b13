/** Beyond this many standard deviations the tail is below 1e−15. */
const FAR = 8;

/**
 * P(Z ≤ z) of the standard normal distribution, exact to about 1e−15.
 * Source: G. Marsaglia, "Evaluating the Normal Distribution", Journal of Statistical Software 11(4), 2004.
 */
export function normalCdf(z: number): number {
  if (z < -FAR) return 0;
  if (z > FAR) return 1;
  let sum = z;
  let term = z;
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  const probability = 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
  // Far out, rounding leaves a little less than 0 or more than 1.
  return Math.min(Math.max(probability, 0), 1);
}
