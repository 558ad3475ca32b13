import { AGE_BINS } from './ageBins.ts';
import type { RiskTable } from './riskTable.ts';

/** How fast tickets in progress are completed. */
export interface CompletionRates {
  /** ln of each week's rate relative to the others, and its number of completions; null without a rate. */
  readonly weeks: readonly ({ readonly log: number; readonly completions: number } | null)[];
  /** Shape of the times in progress as that of a Weibull distribution: 1 if the rate does not depend on the age. */
  readonly shape: number;
  /** Standard error of the shape. */
  readonly shapeError: number;
  /** Variance of a cell relative to its expected number of completions, at least 1. */
  readonly dispersion: number;
  /** Degrees of freedom of the dispersion. */
  readonly degreesOfFreedom: number;
}

const MAX_ROUNDS = 2000;
const PRECISION = 1e-9;

/**
 * Fits the completion rate exp(α(age) + γ(week)) to the completions, which are Poisson given the hours in progress:
 * alternately, each age's and each week's expected number of completions is made the observed one (iterative
 * proportional fitting), which converges to the maximum of the likelihood. The dispersion is Pearson's χ² per degree of
 * freedom. The shape is 1 + the slope of α on ln(age), weighted with completions.
 * Source: Holford, Biometrics 36 (1980), 299–305; McCullagh & Nelder, "Generalized Linear Models" (1989), 6.2.
 * @param isUsed whether a week counts
 */
export function completionRates(
  { firstWeek, weeks, completions, hours }: RiskTable,
  isUsed: (week: number) => boolean,
): CompletionRates | null {
  const bins = AGE_BINS.length;
  const used = Array.from({ length: weeks }, (_, week) => week).filter((week) => isUsed(firstWeek + week));
  const cells = used
    .flatMap((week) =>
      AGE_BINS.map((_, bin) => ({
        week,
        bin,
        done: completions[week * bins + bin] ?? 0,
        risk: hours[week * bins + bin] ?? 0,
      })),
    )
    .filter(({ risk }) => risk > 0);
  const doneInBin = new Float64Array(bins);
  const doneInWeek = new Float64Array(weeks);
  for (const { week, bin, done } of cells) {
    doneInBin[bin] = (doneInBin[bin] ?? 0) + done;
    doneInWeek[week] = (doneInWeek[week] ?? 0) + done;
  }
  const byBin = doneInBin.map((done) => (done > 0 ? 1 : 0));
  const byWeek = doneInWeek.map((done) => (done > 0 ? 1 : 0));
  const expected = { bin: new Float64Array(bins), week: new Float64Array(weeks) };
  for (let round = 0, change = Infinity; round < MAX_ROUNDS && change > PRECISION; round += 1) {
    expected.bin.fill(0);
    for (const { week, bin, risk } of cells) expected.bin[bin] = (expected.bin[bin] ?? 0) + risk * (byWeek[week] ?? 0);
    for (const [bin, done] of doneInBin.entries()) byBin[bin] = done > 0 ? done / (expected.bin[bin] ?? 0) : 0;
    expected.week.fill(0);
    for (const { week, bin, risk } of cells)
      expected.week[week] = (expected.week[week] ?? 0) + risk * (byBin[bin] ?? 0);
    change = 0;
    for (const [week, done] of doneInWeek.entries()) {
      const rate = done > 0 ? done / (expected.week[week] ?? 0) : 0;
      if (done > 0) change = Math.max(change, Math.abs(rate / (byWeek[week] ?? 0) - 1));
      byWeek[week] = rate;
    }
  }
  const filled = cells.filter(({ week, bin }) => (doneInWeek[week] ?? 0) > 0 && (doneInBin[bin] ?? 0) > 0);
  const parameters = doneInBin.filter((done) => done > 0).length + doneInWeek.filter((done) => done > 0).length - 1;
  const degreesOfFreedom = filled.length - parameters;
  const pearson = filled.reduce((sum, { week, bin, done, risk }) => {
    const mean = risk * (byBin[bin] ?? 0) * (byWeek[week] ?? 0);
    return sum + (done - mean) ** 2 / mean;
  }, 0);
  const dispersion = Math.max(pearson / degreesOfFreedom, 1);
  const slope = slopeOf(doneInBin, byBin);
  if (slope === null || degreesOfFreedom < 1) return null;
  return {
    weeks: Array.from({ length: weeks }, (_, week) => {
      const done = doneInWeek[week] ?? 0;
      return done > 0 ? { log: Math.log(byWeek[week] ?? NaN), completions: done } : null;
    }),
    shape: 1 + slope.value,
    shapeError: Math.sqrt(dispersion / slope.information),
    dispersion,
    degreesOfFreedom,
  };
}

/** The slope of ln(rate) on ln(age), weighted with completions; null with completions of one age only. */
function slopeOf(done: Float64Array, rates: Float64Array) {
  let [total, meanAge, meanRate] = [0, 0, 0];
  const points = AGE_BINS.flatMap(({ log }, bin) => {
    const weight = done[bin] ?? 0;
    return weight > 0 ? [{ age: log, rate: Math.log(rates[bin] ?? NaN), weight }] : [];
  });
  for (const { age, rate, weight } of points) {
    total += weight;
    meanAge += weight * age;
    meanRate += weight * rate;
  }
  let [information, product] = [0, 0];
  for (const { age, rate, weight } of points) {
    information += weight * (age - meanAge / total) ** 2;
    product += weight * (age - meanAge / total) * (rate - meanRate / total);
  }
  return information > 0 ? { value: product / information, information } : null;
}
