import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realizationBound } from './realizationBound.ts';

const change = (low: number, estimate: number, high: number) => ({ low, estimate, high });

describe('the share of saved time that became more tickets', () => {
  it('is the rise divided by the rise if all saved time were used', () => {
    // A quarter saved: 1 ÷ 0.75 = a third more tickets.
    expect(realizationBound(change(0.25, 0.25, 0.25), change(-0.06, 0.04, 0.14))).toEqual({
      atLeast: 0,
      estimate: expect.closeTo(0.12, 12),
      atMost: expect.closeTo(0.42, 12),
    });
    expect(realizationBound(change(0.2, 0.25, 0.5), change(0.05, 0.1, 0.4))).toEqual({
      atLeast: expect.closeTo(0.05, 12),
      estimate: expect.closeTo(0.3, 12),
      atMost: 1,
    });
  });

  it('is absent if no time was saved for certain', () => {
    expect(realizationBound(change(0, 0.2, 0.4), change(0, 0.1, 0.2))).toBeNull();
    expect(realizationBound(change(-0.4, -0.2, -0.1), change(0, 0.1, 0.2))).toBeNull();
  });

  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const interval = (values: fc.Arbitrary<number>) =>
    fc
      .tuple(values, values, values)
      .map((all) => all.toSorted((a, b) => a - b))
      .map(([low = NaN, estimate = NaN, high = NaN]) => change(low, estimate, high));

  it('is ordered and from 0 to 1, and rises with the number of tickets', () => {
    fc.assert(
      fc.property(interval(number(0.001, 0.99)), interval(number(-0.9, 3)), number(0, 1), (saved, rise, more) => {
        const bound = realizationBound(saved, rise);
        const higher = realizationBound(saved, change(rise.low + more, rise.estimate + more, rise.high + more));
        expect(bound).not.toBeNull();
        if (bound === null || higher === null) return;
        expect(bound.atLeast).toBeGreaterThanOrEqual(0);
        expect(bound.estimate).toBeGreaterThanOrEqual(bound.atLeast);
        expect(bound.atMost).toBeGreaterThanOrEqual(bound.estimate);
        expect(bound.atMost).toBeLessThanOrEqual(1);
        for (const end of ['atLeast', 'estimate', 'atMost'] as const) {
          expect(higher[end]).toBeGreaterThanOrEqual(bound[end]);
        }
      }),
    );
  });

  it('gets wider if an interval gets wider', () => {
    fc.assert(
      fc.property(interval(number(0.1, 0.9)), interval(number(-0.9, 3)), number(0, 0.09), (saved, rise, by) => {
        const wider = ({ low, estimate, high }: typeof saved) => change(low - by, estimate, high + by);
        const bound = realizationBound(saved, rise);
        for (const other of [realizationBound(wider(saved), rise), realizationBound(saved, wider(rise))]) {
          expect(other?.atLeast).toBeLessThanOrEqual(bound?.atLeast ?? NaN);
          expect(other?.atMost).toBeGreaterThanOrEqual(bound?.atMost ?? NaN);
        }
      }),
    );
  });
});
