import { describe, expect, it } from 'vitest';
import { rateRatio } from './rateRatio.ts';

// The ends are those of SciPy 1.17.1: ln(q / (1 − q) · e₀ / e₁) with q = scipy.stats.beta.ppf.
describe('the ratio of two rates', () => {
  it('has the exact conditional interval', () => {
    const ratio = rateRatio({ count: 12, exposure: 13 }, { count: 15, exposure: 13 });
    expect(ratio?.estimate).toBeCloseTo(Math.log(15 / 12), 12);
    expect(ratio?.low).toBeCloseTo(-0.6047215132564588, 10);
    expect(ratio?.high).toBeCloseTo(1.073179999994706, 10);
  });

  it('is by exposure', () => {
    const ratio = rateRatio({ count: 5, exposure: 39 }, { count: 9, exposure: 13 });
    expect(ratio?.low).toBeCloseTo(0.48563400390614814, 10);
    expect(ratio?.high).toBeCloseTo(3.02097405713262, 10);
  });

  it('is less certain if the counts are overdispersed', () => {
    const ratio = rateRatio({ count: 12, exposure: 13 }, { count: 15, exposure: 13 }, 1.6);
    expect(ratio?.low).toBeCloseTo(-0.8493740019180885, 10);
    expect(ratio?.high).toBeCloseTo(1.3339304756638712, 10);
  });

  it('has no end on the side of a rate without events', () => {
    const none = { count: 0, exposure: 13 };
    const seven = { count: 7, exposure: 12 };
    expect(rateRatio(none, seven)?.low).toBeCloseTo(0.4455941022849064, 10);
    expect(rateRatio(none, seven)?.high).toBe(Infinity);
    expect(rateRatio(seven, none)?.low).toBe(-Infinity);
    expect(rateRatio(none, seven)?.estimate).toBeCloseTo(Math.log((7.5 / 0.5) * (13 / 12)), 12);
  });

  it('is unknown if there are no events', () => {
    expect(rateRatio({ count: 0, exposure: 13 }, { count: 0, exposure: 13 })).toBeNull();
  });
});
