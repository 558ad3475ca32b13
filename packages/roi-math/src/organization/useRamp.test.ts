import { describe, expect, it } from 'vitest';
import { useRamp } from './useRamp.ts';

const series = {
  ticketVariance: 1,
  degreesOfFreedom: 1,
  weeks: Array.from({ length: 40 }, (_, index) => ({ week: index - 10, count: 1, mean: 0 })),
};
const rise = (week: number) => 0.6 * Math.min(1, (week - 1) / 8);

describe('the ramp of use', () => {
  it('is the share itself if that is a ramp, and 0 before the start', () => {
    const ramp = useRamp({ series, start: 1.5, shareIn: (week) => (week < 2 ? 0.1 : rise(week)) });
    expect([-3, 1, 2, 5, 29].map((week) => ramp?.(week))).toEqual([
      0,
      0,
      ...[2, 5, 29].map((week) => expect.closeTo(rise(week), 12)),
    ]);
  });

  it('does not follow single weeks', () => {
    const ramp = useRamp({ series, start: 0, shareIn: (week) => (week < 0 ? 0 : 0.5 + 0.1 * (week % 2)) });
    expect(ramp?.(20)).toBe(ramp?.(21));
    expect(ramp?.(20)).toBeCloseTo(0.55, 2);
  });

  it('is unknown without a start, and if less than four weeks since the start are known', () => {
    expect(useRamp({ series, start: null, shareIn: () => 0.5 })).toBeNull();
    expect(useRamp({ series, start: 0, shareIn: null })).toBeNull();
    expect(useRamp({ series, start: 0, shareIn: (week) => (week < 3 ? 0.5 : null) })).toBeNull();
    expect(useRamp({ series, start: 0, shareIn: (week) => (week < 4 ? 0.5 : null) })?.(30)).toBeCloseTo(0.5, 9);
  });
});
