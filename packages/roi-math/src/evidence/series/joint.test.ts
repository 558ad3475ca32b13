import { describe, expect, it } from 'vitest';
import { joint } from './joint.ts';

const together = (...estimates: readonly [estimate: number, low: number, high: number][]) =>
  joint(estimates, ([estimate, low, high]) => ({ estimate, low, high }));

describe('several estimates of a change together', () => {
  it.each([
    ['savings', [-0.5, -0.7, -0.4], [-0.3, -0.6, -0.1], { estimate: -0.3, low: -0.7, high: -0.1 }],
    ['losses', [0.3, 0.2, 0.6], [0.5, 0.1, 0.7], { estimate: 0.3, low: 0.1, high: 0.7 }],
    ['opposite signs', [-0.4, -0.6, -0.2], [0.1, -0.1, 0.3], { estimate: 0, low: -0.6, high: 0.3 }],
  ] as const)('are the one closest to zero within both intervals: %s', (_, one, other, change) => {
    expect(together([...one], [...other]).change).toEqual(change);
    expect(together([...other], [...one]).change).toEqual(change);
    expect(together([...one], [...other]).closest[0]).toBe(Math.abs(one[0]) < Math.abs(other[0]) ? one[0] : other[0]);
  });

  it('are the estimate itself if there is one', () => {
    expect(together([-0.4, -0.6, 0.2])).toEqual({
      change: { estimate: -0.4, low: -0.6, high: 0.2 },
      closest: [-0.4, -0.6, 0.2],
    });
  });
});
