import { describe, expect, it } from 'vitest';
import type { TeamUsageSource } from '@roi-insight/contracts';
import { WEEK_ZERO } from '../../test/comparisonTeams.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { weeklyUse } from './weeklyUse.ts';

const source = (active: number | '1-4', over: Partial<TeamUsageSource> = {}): TeamUsageSource => ({
  source: 'table',
  activeBasis: 'week',
  people: 20,
  observedStart: null,
  weeks: [
    { coverage: 'reported', weekStart: calendarDateOf(WEEK_ZERO), active, seats: null, spend: null },
    { coverage: 'not-covered', weekStart: calendarDateOf(WEEK_ZERO + 7) },
  ],
  ...over,
});

describe('the weekly use of a team', () => {
  it('is the share of its people, and unknown in weeks that are not covered', () => {
    const use = weeklyUse([source(8)], null, WEEK_ZERO);
    expect([use?.(-1), use?.(0), use?.(1)]).toEqual([null, 0.4, null]);
  });

  it('is that of the usage week in the middle of the week', () => {
    expect(weeklyUse([source(8)], null, WEEK_ZERO + 3)?.(0)).toBe(0.4);
    expect(weeklyUse([source(8)], null, WEEK_ZERO + 4)?.(-1)).toBe(0.4);
  });

  it('is the middle of a range, and the minimum for people of the busiest day', () => {
    expect(weeklyUse([source('1-4')], null, WEEK_ZERO)?.(0)).toBe(0.125);
    expect(weeklyUse([source(8, { activeBasis: 'busiest-day' })], null, WEEK_ZERO)?.(0)).toBe(0.4);
  });

  it('is that of the source with the most, of the people that are known', () => {
    expect(weeklyUse([source(8), source(10, { people: null })], 40, WEEK_ZERO)?.(0)).toBe(0.4);
    expect(weeklyUse([source(8), source(10, { people: null })], 16, WEEK_ZERO)?.(0)).toBe(0.625);
    expect(weeklyUse([source(8, { people: null })], null, WEEK_ZERO)).toBeNull();
    expect(weeklyUse([], 40, WEEK_ZERO)).toBeNull();
  });
});
