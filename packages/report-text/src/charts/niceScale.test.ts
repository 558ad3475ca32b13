import { describe, expect, it } from 'vitest';
import { niceAxis, niceScale } from './niceScale.ts';

describe('niceScale', () => {
  it('uses the smallest round step that covers the range', () => {
    expect(niceScale(0, 22, 5)).toEqual({ step: 5, first: 0, last: 5 });
    expect(niceScale(-17_400, 0, 4)).toEqual({ step: 5000, first: -4, last: 0 });
    expect(niceScale(0, 0.9, 4)).toEqual({ step: 0.5, first: 0, last: 2 });
  });
  it('always covers zero, and has a step even if the range is empty', () => {
    expect(niceScale(12, 14, 4)).toEqual({ step: 5, first: 0, last: 3 });
    expect(niceScale(0, 0, 4).last).toBeGreaterThan(0);
  });
  it('has no step below the minimum', () => {
    expect(niceScale(0, 2, 4, 1)).toEqual({ step: 1, first: 0, last: 2 });
    expect(niceAxis(0, 0, 1)).toEqual({ step: 1, min: 0, max: 1, tickAmount: 1 });
  });
  it('gives an axis whose ticks are multiples of the step', () => {
    expect(niceAxis(-14_517, -3000)).toEqual({ step: 5000, min: -15_000, max: 0, tickAmount: 3 });
  });
});
