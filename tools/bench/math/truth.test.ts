import { describe, expect, it } from 'vitest';
import { runCell } from './runCell.ts';

// A short run of `npm run bench:truth` with generous bounds: a method that is broken (no trend taken off, shocks
// ignored, tails mixed up) covers the truth in 30–86 % of runs or claims an effect in 10–70 %.
const SCENARIO = { postWeeks: 13, ticketsPerWeek: 15, shock: 0, persistence: 0, trend: 0, effect: 0 };

describe('evidence for simulated tickets with a known effect', () => {
  it('claims no effect when there are only a trend and weekly shocks', { timeout: 60_000 }, () => {
    const scenario = { ...SCENARIO, baselineWeeks: 26, shock: 0.25, persistence: 0.4, trend: -0.015 };
    const { faster, slower, covered } = runCell(scenario, 120, 11);
    expect(faster).toBeLessThanOrEqual(0.06);
    expect(slower).toBeLessThanOrEqual(0.06);
    expect(covered).toBeGreaterThanOrEqual(0.9);
  });

  it('finds a saving of 30 % and estimates its size', { timeout: 60_000 }, () => {
    const { faster, slower, covered } = runCell({ ...SCENARIO, baselineWeeks: 39, effect: 0.3 }, 80, 12);
    expect(faster).toBeGreaterThanOrEqual(0.88);
    expect(slower).toBe(0);
    expect(covered).toBeGreaterThanOrEqual(0.9);
  });
});
