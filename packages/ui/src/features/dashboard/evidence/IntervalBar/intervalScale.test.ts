import { describe, expect, it } from 'vitest';
import { intervalScale } from './intervalScale.ts';

describe('intervalScale', () => {
  it('keeps zero away from the edges', () => {
    const { ticks, at } = intervalScale([[25.7, 52.5]]);
    expect(ticks).toEqual([-20, 0, 20, 40, 60]);
    expect(at(0)).toBe(25);
  });
  it('contains every interval, and has an axis even if there are no intervals', () => {
    const { at } = intervalScale([
      [-87.8, -18.6],
      [-71.8, 3],
    ]);
    expect(at(-87.8)).toBeGreaterThanOrEqual(0);
    expect(at(3)).toBeLessThanOrEqual(100);
    expect(intervalScale([]).ticks).toContain(0);
  });
});
