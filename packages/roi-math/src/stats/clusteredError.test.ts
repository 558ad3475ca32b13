import { describe, expect, it } from 'vitest';
import { clusteredError } from './clusteredError.ts';

/** The mean of one value of each team, each with the variance 1 by the model. */
function ofMean(values: readonly number[]) {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  return values.map((value) => ({
    score: (value - mean) / count,
    variance: 1 / count ** 2,
    pull: Float64Array.of(1 / count ** 1.5),
  }));
}
const values = Array.from({ length: 9 }, (_, index) => index - 4);

describe('the clustered error', () => {
  it('averages the variance of the model, as 4 values, and the sample variance, as one value less than there are teams', () => {
    // The sample variance of −4 … 4 is 7.5, and t(12) is 2.178813.
    const expected = (2.17881283 / 1.959963985) * Math.sqrt((4 + 8 * 7.5) / 12);
    expect(clusteredError(ofMean(values), 0)).toBeCloseTo(expected, 6);
  });

  it('leaves the part of the variance that is due to priors as it is', () => {
    const expected = (2.17881283 / 1.959963985) * Math.sqrt((64 / 12 / 9 + 1) / (1 / 9 + 1));
    expect(clusteredError(ofMean(values), 1)).toBeCloseTo(expected, 6);
  });

  it('never makes an interval narrower', () => {
    expect(clusteredError(ofMean(values.map((value) => value / 100)), 0)).toBe(1);
  });

  it('is that of the model if one team decides the estimate, because its residual is 0', () => {
    const alone = { score: 0, variance: 1, pull: Float64Array.of(1) };
    expect(clusteredError([alone], 0)).toBeCloseTo(2.776445105 / 1.959963985, 6);
  });
});
