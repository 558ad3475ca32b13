import { describe, expect, it } from 'vitest';
import { report } from '../../test/reports.ts';
import { cardIntervals } from './cardIntervals.ts';

const reportWith = (interval_percent: [number, number] | null) => {
  const base = report({ post: { total_tasks: 100, avg_hours_per_task: 8 } });
  return base.evidence === undefined ? base : { ...base, evidence: { ...base.evidence, interval_percent } };
};

describe('cardIntervals', () => {
  it('converts percent saved to hours and dollars: 20 % saved of 1,000 hours leaves 800', () => {
    expect(cardIntervals(reportWith([0, 20]))).toEqual({
      timeSavings: [0, 20],
      hoursSaved: [0, 200],
      costSavings: [0, 10_000],
      annualProjection: [0, 40_000],
    });
  });

  it('is negative for a loss', () => {
    expect(cardIntervals(reportWith([-25, 0]))?.hoursSaved).toEqual([-160, 0]);
  });

  it('is null without an interval, with one that reaches 100 %, and without a measured ticket', () => {
    expect(cardIntervals(reportWith(null))).toBeNull();
    expect(cardIntervals(reportWith([10, 100]))).toBeNull();
    expect(cardIntervals(report({ post: { avg_hours_per_task: null } }))).toBeNull();
    expect(cardIntervals(report({ evidence: undefined }))).toBeNull();
  });
});
