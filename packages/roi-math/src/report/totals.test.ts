import { describe, expect, it } from 'vitest';
import { report } from '../../test/reports.ts';
import { completedTasksPerWeek, tasksPerWeek } from './tasksPerWeek.ts';
import { totalDays } from './totalDays.ts';
import { totalTasks } from './totalTasks.ts';

/** A report of a server that does not send total_days. */
function withoutDays() {
  const bare = report();
  delete bare.summary_metrics.pre_claude.total_days;
  delete bare.summary_metrics.post_claude.total_days;
  return bare;
}

describe('totalTasks', () => {
  it('adds the tickets of the two periods', () => {
    expect(totalTasks(report().summary_metrics)).toBe(240);
  });
});

describe('totalDays', () => {
  it('uses the number that the server sends', () => {
    expect(totalDays(report({ pre: { total_days: 84 } }), 'pre')).toBe(84);
    expect(totalDays(report({ pre: { total_days: 84 } }), 'post')).toBe(91);
  });

  it('counts the distinct weeks of the period if the server sends no number', () => {
    const bare = withoutDays();
    const rows = bare.time_series_data.time_savings;
    rows.push(
      { Week_Start: '2025-08-18', Period: 'before', Task_Count: 1 },
      { Week_Start: 'soon', Period: 'Pre-Claude' },
      { Week_Start: null, Period: 'Pre-Claude' },
      { Week_Start: '2025-09-08T00:00:00', Period: 'Post-Claude' },
    );
    expect(totalDays(bare, 'pre')).toBe(14);
    expect(totalDays(bare, 'post')).toBe(21);
  });

  it('is null if the report has neither a number of days nor weeks', () => {
    const empty = withoutDays();
    empty.time_series_data.time_savings = [];
    expect(totalDays(empty, 'pre')).toBeNull();
    expect(totalDays(report({ post: { total_days: 0 }, time_series_data: { time_savings: [] } }), 'post')).toBeNull();
  });
});

describe('tasksPerWeek', () => {
  it('is total tasks / total days × 7', () => {
    expect(tasksPerWeek(report(), 'pre')).toBeCloseTo((110 / 91) * 7, 12);
    expect(tasksPerWeek(report(), 'post')).toBe(10);
    expect(tasksPerWeek(withoutDays(), 'post')).toBe(65);
  });

  it('is null if the number of days is unknown', () => {
    expect(
      tasksPerWeek(report({ post: { total_days: 0 }, time_series_data: { time_savings: [] } }), 'post'),
    ).toBeNull();
  });
});

describe('completedTasksPerWeek', () => {
  it('is completed tasks / total days × 7', () => {
    expect(completedTasksPerWeek(report(), 'pre')).toBeCloseTo((100 / 91) * 7, 12);
    expect(completedTasksPerWeek(withoutDays(), 'post')).toBe(60);
  });
});
