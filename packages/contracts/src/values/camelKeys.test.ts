import { array, type InferType, number, object, string, tuple } from 'yup';
import { expect, it } from 'vitest';
import { camelKeys } from './camelKeys.ts';
import { kind, oneOfKind } from './kinds.ts';
import { snakeKeys, withoutNulls } from './snakeKeys.ts';

const schema = object({
  effect_percent: number().required(),
  pre_trend: number().optional(),
  weeks_to_detect: object({ percent_20: number().optional(), percent_30: number().optional() }).required(),
  interval_percent: tuple([number().required(), number().required()]).required(),
  bulk_weeks: array(object({ week_start: string().required(), tickets: number().optional() }).required()).required(),
  reason: oneOfKind([kind('failed', { time_zone: string().required(), params: object().optional() })]),
});

const wire = {
  effect_percent: 12.5,
  weeks_to_detect: { percent_20: 3 },
  interval_percent: [-3, 28] as [number, number],
  bulk_weeks: [{ week_start: '2025-08-25' }, { week_start: '2025-09-01', tickets: 9 }],
  reason: {
    kind: 'failed' as const,
    time_zone: 'America/New_York',
    params: { project_name: 'A_B', jiraUrl: [{ time_zone: null }] },
  },
};

const inside = {
  effectPercent: 12.5,
  preTrend: null,
  weeksToDetect: { percent20: 3, percent30: null },
  intervalPercent: [-3, 28],
  bulkWeeks: [
    { weekStart: '2025-08-25', tickets: null },
    { weekStart: '2025-09-01', tickets: 9 },
  ],
  reason: {
    kind: 'failed',
    timeZone: 'America/New_York',
    params: { project_name: 'A_B', jiraUrl: [{ time_zone: null }] },
  },
};

it('camelKeys renames fields at every depth and makes absent fields null, except within parameters', () => {
  expect(camelKeys(schema, wire)).toStrictEqual(inside);
});

it('camelKeys keeps the type of each field', () => {
  const { weeksToDetect, intervalPercent, bulkWeeks } = camelKeys(schema, wire);
  expect([weeksToDetect.percent20, intervalPercent[1], bulkWeeks[0]?.weekStart]).toEqual([3, 28, '2025-08-25']);
});

it('camelKeys has an inverse that restores the names and the order of the fields', () => {
  const back: InferType<typeof schema> = snakeKeys<InferType<typeof schema>>(camelKeys(schema, wire));
  expect(JSON.stringify(back)).toBe(JSON.stringify(wire));
});

it('camelKeys drops unknown fields, because they could replace fields that were checked', () => {
  const week = { week_start: '2025-08-25', weekStart: {}, more: 1 };
  const hostile = { ...wire, effectPercent: 'evil', bulk_weeks: [week] };
  expect(camelKeys(schema, hostile)).toEqual({
    ...inside,
    effectPercent: 12.5,
    bulkWeeks: [{ weekStart: '2025-08-25', tickets: null }],
  });
});

it('the inverse of camelKeys drops null from fields, but not from lists or parameters', () => {
  const sent = { a: null, b: [null, { c: null, d: 0 }], params: { e: null } };
  expect(withoutNulls(sent)).toStrictEqual({ b: [null, { d: 0 }], params: { e: null } });
});

it('camelKeys accepts unknown fields that are nested 100,000 levels deep', () => {
  let nested: unknown = 1;
  for (let depth = 0; depth < 100_000; depth += 1) nested = { a: nested };
  expect(JSON.stringify(withoutNulls({ nested, verdict: 'faster' }))).toMatch(/"verdict":"faster"/);
});
