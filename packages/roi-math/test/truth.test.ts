import { describe, expect, it } from 'vitest';
import { runCell } from '../bench/runCell.ts';

// A short run of `npm run bench:truth` with generous bounds: a method that is broken (no trend taken off, shocks
// ignored, tails mixed up) covers the truth in 30–86 % of runs or claims an effect in 10–70 %.
const WORLD = { postWeeks: 13, ticketsAWeek: 15, shock: 0, persistence: 0, trend: 0, effect: 0 };

describe('evidence, where the truth is known', () => {
  it('claims nothing when only a trend and weekly shocks are there', { timeout: 60_000 }, () => {
    const world = { ...WORLD, baselineWeeks: 26, shock: 0.25, persistence: 0.4, trend: -0.015 };
    const { faster, slower, covered } = runCell(world, 120, 11);
    expect(faster).toBeLessThanOrEqual(0.06);
    expect(slower).toBeLessThanOrEqual(0.06);
    expect(covered).toBeGreaterThanOrEqual(0.9);
  });

  it('finds a saving of 30 % and tells its size', { timeout: 60_000 }, () => {
    const { faster, slower, covered } = runCell({ ...WORLD, baselineWeeks: 39, effect: 0.3 }, 80, 12);
    expect(faster).toBeGreaterThanOrEqual(0.88);
    expect(slower).toBe(0);
    expect(covered).toBeGreaterThanOrEqual(0.9);
  });
});
