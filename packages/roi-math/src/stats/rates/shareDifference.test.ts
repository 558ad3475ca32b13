import { describe, expect, it } from 'vitest';
import { shareDifference } from './shareDifference.ts';

// The ends are those of statsmodels 0.15.0: confint_proportions_2indep(…, method='newcomb').
describe('the difference of two shares', () => {
  it('has the interval of Newcombe', () => {
    const difference = shareDifference({ count: 10, of: 190 }, { count: 30, of: 200 });
    expect(difference?.estimate).toBeCloseTo(30 / 200 - 10 / 190, 12);
    expect(difference?.low).toBeCloseTo(0.037687705921730034, 12);
    expect(difference?.high).toBeCloseTo(0.15826555278882926, 12);
  });

  it('has an interval if a share is 0', () => {
    const difference = shareDifference({ count: 0, of: 18 }, { count: 3, of: 20 });
    expect(difference?.low).toBeCloseTo(-0.051160043468946786, 12);
    expect(difference?.high).toBeCloseTo(0.36041886474075696, 12);
  });

  it('is as certain with twice the dispersion as with half the number', () => {
    const half = shareDifference({ count: 5, of: 95 }, { count: 15, of: 100 });
    expect(shareDifference({ count: 10, of: 190 }, { count: 30, of: 200 }, 2)).toEqual(half);
  });

  it('is unknown if a total is 0', () => {
    expect(shareDifference({ count: 0, of: 0 }, { count: 3, of: 20 })).toBeNull();
  });
});
