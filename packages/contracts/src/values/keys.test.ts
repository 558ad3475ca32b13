import { expect, it } from 'vitest';
import { camelKeys, snakeKeys } from './keys.ts';

const wire = {
  effect_percent: 12.5,
  pre_trend_percent_per_week: null,
  weeks_to_detect: { percent_20: 3, percent_30: null },
  interval_percent: [-3, 28] as [number, number],
  bulk_weeks: [{ week_start: '2025-08-25', tickets: 9 }],
  grade_reasons: [{ kind: 'other-hours', time_zone: 'America/New_York', names: ['my_team', 'other team'] }],
  reason: { kind: 'failed', params: { project_name: 'A_B', jiraUrl: [{ time_zone: 'UTC' }] } },
  weight: undefined,
};

const inside = {
  effectPercent: 12.5,
  preTrendPercentPerWeek: null,
  weeksToDetect: { percent20: 3, percent30: null },
  intervalPercent: [-3, 28],
  bulkWeeks: [{ weekStart: '2025-08-25', tickets: 9 }],
  gradeReasons: [{ kind: 'other-hours', timeZone: 'America/New_York', names: ['my_team', 'other team'] }],
  reason: { kind: 'failed', params: { project_name: 'A_B', jiraUrl: [{ time_zone: 'UTC' }] } },
  weight: undefined,
};

it('renames fields at every depth, and neither values nor the names in parameters', () => {
  expect(camelKeys(wire)).toStrictEqual(inside);
});

it('keeps the type of each field', () => {
  const { weeksToDetect, intervalPercent, bulkWeeks } = camelKeys(wire);
  expect([weeksToDetect.percent20, intervalPercent[1], bulkWeeks[0]?.weekStart]).toEqual([3, 28, '2025-08-25']);
});

it('has an inverse', () => {
  const back: typeof wire = snakeKeys<typeof wire>(camelKeys(wire));
  expect(back).toStrictEqual(wire);
});

it('leaves what is not an object', () => {
  expect([null, undefined, 'a_b', 1].map(camelKeys)).toEqual([null, undefined, 'a_b', 1]);
});
