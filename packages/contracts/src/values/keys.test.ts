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

it('drops unknown fields in camelCase, which would replace fields that were checked', () => {
  const hostile = { effect_percent: 1, effectPercent: 'evil', alone: { effect_percent: 2, effectPercent: {} } };
  expect(camelKeys(hostile)).toStrictEqual({ effectPercent: 1, alone: { effectPercent: 2 } });
});

it('survives unknown fields that are nested without end', () => {
  let nested: unknown = 1;
  for (let depth = 0; depth < 100_000; depth += 1) nested = { a: nested };
  expect(JSON.stringify(camelKeys({ nested, verdict: 'faster' }))).toMatch(/"verdict":"faster"/);
});
