/** The ticks of a scale with round steps. */
export interface NiceScale {
  readonly step: number;
  /** First and last tick, as multiples of the step. */
  readonly first: number;
  readonly last: number;
}

const MIN_SPAN = 1e-200;
const ROUND = [1, 2, 5, 10];

/**
 * The smallest round step (1, 2 or 5 times a power of ten) that covers `low` to `high` and zero with at most
 * `maxSteps`.
 * @example niceScale(0, 22, 5) // { step: 5, first: 0, last: 5 }
 */
export function niceScale(low: number, high: number, maxSteps: number, minStep = 0): NiceScale {
  const bottom = Math.min(0, low);
  const whole = Math.max(0, high) - bottom;
  // If the range were smaller, the power of ten would be zero.
  const span = whole < MIN_SPAN ? 1 : whole;
  const rough = Math.max(span / maxSteps, minStep);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (ROUND.find((round) => round * power >= rough) ?? 10);
  return { step, first: Math.floor(bottom / step), last: Math.ceil((bottom + span) / step) };
}

/** {@link niceScale} as the options of an ApexCharts axis, and the step of the scale. `minStep` is 1 for counts. */
export function niceAxis(low: number, high: number, minStep = 0) {
  const { step, first, last } = niceScale(low, Math.max(high, minStep), 4, minStep);
  return { step, min: first * step, max: last * step, tickAmount: last - first };
}
