import type { PeopleCount } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { mondayAfter, usageTeam, usageWeeks } from '../../test/usageTeams.ts';
import { controlStatus } from './controlStatus.ts';
import type { TeamSource } from './TeamSource.ts';

/** Days in four weeks. The first and the last of these weeks are only partly included. */
const DAYS = { from: '2025-06-05', to: '2025-06-24' };
const statusOf = (...args: Parameters<typeof usageTeam>) => controlStatus([usageTeam(...args)], DAYS);
const unknown = (reason: string, weeks: number | null = null) => ({ kind: 'unknown', reason, weeks });

describe('a control', () => {
  it('is verified if, in every week of the report, less than 10% of its people used the assistant', () => {
    expect(statusOf([0, 0, '1-4', 0], { people: 41 })).toEqual({ kind: 'verified', weeks: 4 });
  });

  it('is contaminated if 10%, at least five people, used the assistant in a single week, even if other weeks are not covered', () => {
    expect(statusOf([0, 5, null, 0], { people: 50 })).toEqual({ kind: 'contaminated', weeks: 1, of: 4 });
    expect(statusOf([0, 5, 0, 0], { people: 50, activeBasis: 'busiest-day' }).kind).toBe('contaminated');
  });

  it('is contaminated by fewer than five people only if they are 10% in four of six weeks, because a trial by one person is no adoption', () => {
    const days = { from: '2025-06-05', to: '2025-08-10' };
    const status = (...active: readonly PeopleCount[]) => controlStatus([usageTeam(active, { people: 8 })], days);
    expect(status(0, '1-4', 0, '1-4', '1-4', 0, 0, 0, '1-4', 0)).toEqual(unknown('few-people'));
    expect(status(0, '1-4', 0, '1-4', '1-4', 0, '1-4', 0, 0, 0)).toEqual({ kind: 'contaminated', weeks: 4, of: 10 });
    expect(status(0, '1-4', 0, '1-4', '1-4', 0, 0, '1-4', 0, 0)).toEqual(unknown('few-people'));
  });

  it('is judged only by the weeks of the report', () => {
    const weeks = [
      { weekStart: mondayAfter(-1), coverage: 'reported', active: 40, seats: null, spend: null } as const,
      ...usageWeeks([0, 0, 0, 0, 40]),
    ];
    expect(statusOf([], { weeks })).toEqual({ kind: 'verified', weeks: 4 });
  });

  it('is unknown if a week is missing, because a missing week may have had use', () => {
    expect(statusOf([0, 0, 0, null])).toEqual(unknown('not-covered'));
    expect(statusOf([0, 0, 0])).toEqual(unknown('not-covered'));
  });

  it('is never verified if only the busiest day is known', () => {
    expect(statusOf([0, 0, 0, 0], { activeBasis: 'busiest-day' })).toEqual(unknown('busiest-day'));
  });

  it('is unknown if 1 to 4 active people may be less or more than 10% of its people', () => {
    expect(statusOf([0, '1-4', 0, 0], { people: 20 })).toEqual(unknown('few-people'));
  });

  it('is verified only if the number of its people is known, or if there are no active people', () => {
    expect(statusOf([0, 0, 0, 0], { people: null })).toEqual({ kind: 'verified', weeks: 4 });
    expect(statusOf([0, 20, 9, 0], { people: null })).toEqual(unknown('no-people', 2));
    expect(statusOf([0, '1-4', null], { people: null })).toEqual(unknown('no-people', 1));
  });

  it('is contaminated if five people with 10% of its seats used the assistant, even if the number of its people is unknown', () => {
    const onSeats = (active: PeopleCount, seats: number, over: Partial<TeamSource> = {}) =>
      statusOf([], { people: null, weeks: usageWeeks([0, active, active, 0], { seats }), ...over });
    const contaminated = { kind: 'contaminated', weeks: 2, of: 4 };
    expect(onSeats(20, 25)).toEqual(contaminated);
    expect(onSeats(5, 50)).toEqual(contaminated);
    expect(onSeats(20, 25, { activeBasis: 'busiest-day' })).toEqual(contaminated);
    for (const [active, seats] of [
      [5, 51],
      ['1-4', 4],
      [20, 0],
    ] as const)
      expect(onSeats(active, seats)).toEqual(unknown('no-people', 2));
    expect(onSeats(20, 25, { people: 400 })).toEqual({ kind: 'verified', weeks: 4 });
  });

  it('is verified only if every source says so, and contaminated as soon as one source says so', () => {
    const [clean, used, partly] = [usageTeam([0, 0, 0, 0]), usageTeam([9, 9, 9, 9]), usageTeam([0, 0, 0, null])];
    expect(controlStatus([clean, clean], DAYS).kind).toBe('verified');
    expect(controlStatus([clean, null], DAYS)).toEqual(unknown('not-named'));
    expect(controlStatus([clean, partly], DAYS)).toEqual(unknown('not-covered'));
    expect(controlStatus([partly, null, used], DAYS).kind).toBe('contaminated');
    const unsized = usageTeam([9, 0, 0, 0], { people: null });
    expect(controlStatus([partly, null, unsized], DAYS)).toEqual(unknown('no-people', 1));
    expect(controlStatus([], DAYS)).toEqual(unknown('not-named'));
  });
});
