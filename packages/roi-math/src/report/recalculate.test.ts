import { describe, expect, it } from 'vitest';
import { report } from '../../test/reports.ts';
import { recalculate } from './recalculate.ts';

describe('recalculate', () => {
  it('follows the formulas for another engineer cost', () => {
    const before = report();
    const { summary_metrics: summary } = recalculate(before, 150_000);
    expect(summary.assumptions).toEqual({ engineer_annual_cost: 150_000, hourly_rate: 75, hours_per_day: 8 });
    expect(summary.pre_claude).toEqual({
      ...before.summary_metrics.pre_claude,
      avg_cost_per_task: 750,
      total_cost: 75_000,
    });
    expect(summary.post_claude).toMatchObject({ avg_cost_per_task: 600, total_cost: 72_000 });
    expect(summary.improvements).toEqual({
      time_savings_percent: 20,
      cost_savings_per_task: 150,
      cost_savings_percent: 20,
      annual_savings_estimate: (130 / 91) * 365 * 150,
    });
  });

  it('keeps all other fields, and does not change its input', () => {
    const before = report();
    const copy = structuredClone(before);
    const after = recalculate(before, 150_000);
    expect(after.evidence).toBe(before.evidence);
    expect(after.time_series_data).toBe(before.time_series_data);
    expect(after.summary_metrics.claude_adoption_date).toBe('2025-08-25');
    expect(before).toEqual(copy);
  });

  it('computes the annual estimate from the weeks if the number of days is missing', () => {
    const bare = report();
    delete bare.summary_metrics.post_claude.total_days;
    expect(recalculate(bare, 100_000).summary_metrics.improvements.annual_savings_estimate).toBe(
      (130 / 14) * 365 * 100,
    );
  });

  it('gives null for figures that cannot be computed', () => {
    const { improvements, post_claude: post } = recalculate(
      report({ post: { avg_hours_per_task: null } }),
      100_000,
    ).summary_metrics;
    expect(post).toMatchObject({ avg_cost_per_task: null, total_cost: null });
    expect(improvements).toMatchObject({
      cost_savings_per_task: null,
      cost_savings_percent: null,
      annual_savings_estimate: null,
    });
  });

  it.each([0, -1, NaN, Infinity])('refuses a cost of %d', (cost) => {
    expect(() => recalculate(report(), cost)).toThrow(RangeError);
    expect(() => recalculate(report(), cost)).toThrow('The annual engineer cost must be a number above 0.');
  });
});
