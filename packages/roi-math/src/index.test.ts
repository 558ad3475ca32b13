import { expect, it } from 'vitest';
import * as roiMath from './index.ts';

it('offers these functions and nothing else', () => {
  expect(Object.keys(roiMath).toSorted()).toEqual([
    'NothingToMeasureError',
    'adoptionWeek',
    'analyzeTickets',
    'bridge',
    'cardValues',
    'cumulativeSavings',
    'defaultEconomics',
    'recalculate',
    'tasksPerWeek',
    'totalDays',
    'totalTasks',
    'weeklyTrend',
  ]);
});
