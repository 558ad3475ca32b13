const COEFFICIENTS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** ln Γ(x) for x ≥ 0.5. Source: C. Lanczos, 1964, with g = 7 and nine terms; relative error about 1e−15. */
export function logGamma(x: number): number {
  let series = 0.99999999999980993;
  for (const [index, coefficient] of COEFFICIENTS.entries()) series += coefficient / (x + index);
  const t = x + 6.5;
  return Math.log(2 * Math.PI) / 2 + (x - 0.5) * Math.log(t) - t + Math.log(series);
}
