/** Relative precision of the result; absolute below 1. */
const PRECISION = 1e-12;

/**
 * The zero of an increasing function, by Newton's method. A step that would leave the bracket goes to its middle
 * instead. Takes about a tenth of the steps of `bisect`.
 * @param rising the function and its derivative
 * @param start a first guess between `low` and `high`
 * @param low where the function is below 0
 * @param high where it is above 0
 */
export function newton(
  rising: (x: number) => { readonly value: number; readonly slope: number },
  start: number,
  low: number,
  high: number,
): number {
  let [from, to, x] = [low, high, start];
  for (;;) {
    const { value, slope } = rising(x);
    if (value < 0) from = x;
    else to = x;
    const tolerance = PRECISION * Math.max(Math.abs(x), 1);
    const step = value / slope;
    if (Math.abs(step) <= tolerance) return x - step;
    const next = x - step > from && x - step < to ? x - step : (from + to) / 2;
    if (Math.abs(next - x) <= tolerance) return next;
    x = next;
  }
}
