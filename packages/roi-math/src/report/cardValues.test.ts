import { describe, expect, it } from 'vitest';
import { report } from '../../test/reports.ts';
import { cardValues } from './cardValues.ts';

describe('cardValues', () => {
  it('follow the formulas', () => {
    expect(cardValues(report().summary_metrics)).toEqual({
      timeSavingsPercent: 20,
      hoursSaved: 260, // (10 h − 8 h) × 130 tasks
      costSavings: 13_000, // $100 × 130 tasks
      annualProjection: 52_000, // × 4
    });
  });

  it('show losses as negative figures', () => {
    const { summary_metrics: slower } = report({ pre: { avg_hours_per_task: 7 } });
    slower.improvements.cost_savings_per_task = -50;
    expect(cardValues(slower)).toMatchObject({ hoursSaved: -130, costSavings: -6500, annualProjection: -26_000 });
  });

  it('have no figure if an average is missing, and have no negative zero', () => {
    const { summary_metrics: empty } = report({ post: { avg_hours_per_task: null, total_tasks: 0 } });
    empty.improvements.cost_savings_per_task = -50;
    const values = cardValues(empty);
    expect(values.hoursSaved).toBeNull();
    expect(Object.is(values.costSavings, 0)).toBe(true);
    empty.improvements.cost_savings_per_task = null;
    expect(cardValues(empty)).toMatchObject({ costSavings: null, annualProjection: null });
  });

  it('have no figure where a formula gives infinity', () => {
    const { summary_metrics: huge } = report();
    huge.improvements.cost_savings_per_task = 1e307;
    expect(cardValues(huge)).toMatchObject({ costSavings: null, annualProjection: null });
  });
});
