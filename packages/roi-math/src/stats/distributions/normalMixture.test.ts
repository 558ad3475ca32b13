import { describe, expect, it } from 'vitest';
import { mixtureAt, mixtureQuantile } from './normalMixture.ts';

const TWO = [
  { estimate: 0, error: 0.1, weight: 0.25 },
  { estimate: 10, error: 0.2, weight: 0.75 },
];

describe('mixtureAt', () => {
  it('is the normal distribution if there is one part', () => {
    // φ(1) = 0.2419707245191434, Φ(1) = 0.8413447460685429.
    const { below, density } = mixtureAt([{ estimate: 5, error: 2, weight: 1 }], 7);
    expect(below).toBeCloseTo(0.8413447460685429, 14);
    expect(density).toBeCloseTo(0.2419707245191434 / 2, 14);
  });

  it('adds the parts by weight', () => {
    // 10 is the mean of the second component; the first component is entirely below it: φ(0) = 0.3989422804014327.
    const { below, density } = mixtureAt(TWO, 10);
    expect(below).toBeCloseTo(0.25 + 0.75 / 2, 14);
    expect(density).toBeCloseTo((0.75 * 0.3989422804014327) / 0.2, 12);
  });
});

describe('mixtureQuantile', () => {
  it('is the normal quantile if there is one part, no matter how wide the part is', () => {
    const wide = [{ estimate: 5, error: 20, weight: 1 }];
    expect(mixtureQuantile(wide, 0.025, 5)).toBeCloseTo(5 - 20 * 1.959963984540054, 9);
    expect(mixtureQuantile(wide, 0.975, 5)).toBeCloseTo(5 + 20 * 1.959963984540054, 9);
  });

  it('converges if the parts are far apart', () => {
    // 0.125 is in the middle of the first component, 0.625 in the middle of the second; the first guess of 7.5 is far from both.
    expect(mixtureQuantile(TWO, 0.125, 7.5)).toBeCloseTo(0, 11);
    expect(mixtureQuantile(TWO, 0.625, 7.5)).toBeCloseTo(10, 10);
  });
});
