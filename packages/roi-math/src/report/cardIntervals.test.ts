import type { EvidenceFields } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { withEvidence } from '../../test/bridges.ts';
import { report } from '../../test/reports.ts';
import { defaultEconomics } from '../money/economics.ts';
import { cardIntervals } from './cardIntervals.ts';

/** 100 tasks of 8 hours after adoption, at $50 an hour; one seat works 520 hours in the period. */
const reportWith = (over: Partial<EvidenceFields>) => withEvidence(over, { total_tasks: 100 });
const intervals = (over: Partial<EvidenceFields>, seats = defaultEconomics.seats) =>
  cardIntervals(reportWith(over), { seats });

describe('cardIntervals', () => {
  it('converts percent saved to hours and dollars: 20 % saved of 1,000 hours leaves 800', () => {
    expect(intervals({ intervalPercent: [0, 20] })).toEqual({
      timeSavings: [0, 20],
      hoursSaved: [0, 200],
      costSavings: [0, 10_000],
      annualProjection: [0, 40_000],
    });
  });

  it('is negative for a loss, and never a negative zero', () => {
    expect(intervals({ intervalPercent: [-25, 0] })?.hoursSaved).toEqual([-160, 0]);
    const free = reportWith({ intervalPercent: [-25, 20] });
    free.summary_metrics.assumptions.hourly_rate = 0;
    expect(cardIntervals(free, defaultEconomics)?.costSavings).toEqual([0, 0]);
  });

  it('is null without an interval, with one that reaches 100 %, and without a measured ticket', () => {
    expect(intervals({ intervalPercent: null })).toBeNull();
    expect(intervals({ verdict: 'too-little-data' })).toBeNull();
    expect(intervals({ intervalPercent: [10, 100] })).toBeNull();
    expect(cardIntervals(report({ post: { avg_hours_per_task: null } }), defaultEconomics)).toBeNull();
    expect(cardIntervals(report({ evidence: undefined }), defaultEconomics)).toBeNull();
  });

  it('has no annual figure with grade D', () => {
    const doubtful = intervals({ intervalPercent: [0, 20], grade: 'D' });
    expect(doubtful).toMatchObject({ costSavings: [0, 10_000], annualProjection: null });
    expect(intervals({ intervalPercent: [0, 20], grade: 'C' })?.annualProjection).not.toBeNull();
  });

  it('has no high end if it is wider than 100 points', () => {
    expect(intervals({ intervalPercent: [-60, 40.1] })).toEqual({
      timeSavings: [-60, 40.1],
      hoursSaved: [-300, null],
      costSavings: [-15_000, null],
      annualProjection: [-60_000, null],
    });
    expect(intervals({ intervalPercent: [-60, 40] })?.hoursSaved?.[1]).toBeCloseTo((800 * 2) / 3, 8);
  });

  it('has no end above the hours of the team, with parallel hours counted once', () => {
    const one = intervals({ intervalPercent: [20, 90], measuredHours: null }, 1);
    expect(one).toMatchObject({
      hoursSaved: [200, 520],
      costSavings: [10_000, 26_000],
      annualProjection: [40_000, 104_000],
    });
    // Half of 1,040 hours, and of the team's.
    const measured = { tickets: 100, hours: 1040 };
    const half = (low: number) =>
      intervals({ intervalPercent: [low, 90], measuredHours: { pre: measured, post: measured } }, 1)?.hoursSaved;
    expect(half(20)).toEqual([200, 260]);
    expect(half(60)).toBeNull();
  });

  it('has no hours or dollars if even the low end reaches the hours of the team', () => {
    const none = { hoursSaved: null, costSavings: null, annualProjection: null };
    const over = { measuredHours: null };
    expect(intervals({ ...over, intervalPercent: [39.4, 90] }, 1)).toEqual({ timeSavings: [39.4, 90], ...none });
    expect(intervals({ ...over, intervalPercent: [39.4, 90], grade: 'D' }, 1)).toMatchObject(none);
    expect(intervals({ ...over, intervalPercent: [39.3, 90] }, 1)?.hoursSaved?.[1]).toBe(520);
    // 50 % saved of twice the hours: exactly the 800 of the tasks, and of 20 weeks of 40 hours.
    const even = withEvidence({ ...over, intervalPercent: [50, 90] }, { total_tasks: 100, total_days: 140 });
    expect(cardIntervals(even, { seats: 1 })?.hoursSaved).toBeNull();
  });

  it('counts the days of the weeks if the report does not contain the number of days', () => {
    const given = reportWith({ intervalPercent: [0, 50] });
    delete given.summary_metrics.post_claude.total_days;
    expect(cardIntervals(given, { seats: 1 })?.hoursSaved).toEqual([0, (80 / 880) * 80]);
  });

  it('has no high end if the size of the team is unknown', () => {
    expect(intervals({ intervalPercent: [0, 20] }, 0)?.hoursSaved).toEqual([0, null]);
    const undated = reportWith({ intervalPercent: [0, 20] });
    const days = { ...undated.summary_metrics.post_claude, total_days: 0 };
    const timeless = { ...undated, summary_metrics: { ...undated.summary_metrics, post_claude: days } };
    expect(
      cardIntervals({ ...timeless, time_series_data: { time_savings: [] } }, defaultEconomics)?.costSavings,
    ).toEqual([0, null]);
  });
});
