import { expect, it } from 'vitest';
import * as roiMath from './index.ts';

it('offers these functions and nothing else', () => {
  expect(Object.keys(roiMath).toSorted()).toEqual([
    'BASELINE_WEEKS',
    'CAPACITY_WARNING_SHARE',
    'DAY_MS',
    'DEFAULT_CALENDAR',
    'HOURS_PER_DAY',
    'MEASUREMENT_VERSION',
    'MIN_MEASURED_TICKETS',
    'MIN_POST_WEEKS',
    'NothingToMeasureError',
    'WEEKS_PER_SIDE',
    'adoptionWeek',
    'analyzeTickets',
    'analyzeTimedTickets',
    'bridge',
    'cardIntervals',
    'cardValues',
    'claimOf',
    'cumulativeSavings',
    'defaultEconomics',
    'recalculate',
    'spendCoverage',
    'tasksPerWeek',
    'totalDays',
    'totalTasks',
    'weeklyTrend',
    'workingCalendar',
  ]);
});
