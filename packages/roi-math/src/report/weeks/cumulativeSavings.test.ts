import { describe, expect, it } from 'vitest';
import { report } from '../../../test/reports.ts';
import { cumulativeSavings } from './cumulativeSavings.ts';

describe('cumulativeSavings', () => {
  it('adds up task count × savings per task from the adoption date on', () => {
    expect(cumulativeSavings(report())).toEqual([
      { label: 'Week 1 - 08/25', savings: 1000 },
      { label: 'Week 2 - 09/01', savings: 2200 },
    ]);
  });

  it('gives the sums of the first five weeks after adoption', () => {
    const weeks = ['2025-08-25', '2025-09-01', '2025-09-08', '2025-09-15', '2025-09-22', '2025-09-29'];
    const time_savings = weeks.map((Week_Start, index) => ({
      Week_Start,
      Period: 'Post-Claude',
      Task_Count: index + 1,
    }));
    const points = cumulativeSavings(report({ time_series_data: { time_savings } }));
    expect(points.map(({ savings }) => savings)).toEqual([100, 300, 600, 1000, 1500]);
    expect(points.at(-1)?.label).toBe('Week 5 - 09/22');
  });

  it('falls if tickets became slower', () => {
    const slower = report();
    slower.summary_metrics.improvements.cost_savings_per_task = -50;
    expect(cumulativeSavings(slower).map(({ savings }) => savings)).toEqual([-500, -1100]);
  });

  it.each([undefined, null, -3])(
    'keeps the place of a week whose count is %s, but adds nothing for it',
    (Task_Count) => {
      const gaps = report();
      gaps.time_series_data.time_savings[2] = { Week_Start: '2025-08-25', Period: 'Post-Claude', Task_Count };
      expect(cumulativeSavings(gaps)).toEqual([
        { label: 'Week 1 - 08/25', savings: 0 },
        { label: 'Week 2 - 09/01', savings: 1200 },
      ]);
    },
  );

  it('is empty if the savings per task or the adoption date are unknown', () => {
    const unknown = report();
    unknown.summary_metrics.improvements.cost_savings_per_task = null;
    expect(cumulativeSavings(unknown)).toEqual([]);
    const undated = report();
    undated.summary_metrics.claude_adoption_date = '';
    expect(cumulativeSavings(undated)).toEqual([]);
    const huge = report();
    huge.summary_metrics.improvements.cost_savings_per_task = 1e308;
    expect(cumulativeSavings(huge)).toEqual([]);
  });
});
