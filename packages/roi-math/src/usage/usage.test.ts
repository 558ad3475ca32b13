import { describe, expect, it } from 'vitest';
import { FIRST_MONDAY, mondayAfter, usageTeam, usageWeeks } from '../../test/usageTeams.ts';
import { adoptionCurve } from './adoptionCurve.ts';
import { costPerActivePerson } from './costPerActivePerson.ts';
import { lastQuarterShare } from './lastQuarterShare.ts';
import { meanShare } from './meanShare.ts';
import { unusedSeats } from './unusedSeats.ts';

const repeat = <T>(value: T, times: number) => Array.from({ length: times }, () => value);

describe('the adoption curve', () => {
  const shares = (...args: Parameters<typeof usageTeam>) =>
    adoptionCurve(usageTeam(...args)).weeks.map(({ share }) => share);

  it('has only the covered weeks, and gives the share of 1 to 4 people as a range', () => {
    const { of, weeks } = adoptionCurve(usageTeam([0, null, '1-4', 10]));
    expect(of).toBe('people');
    expect(weeks).toEqual([
      { weekStart: FIRST_MONDAY, active: 0, share: { low: 0, high: 0 } },
      { weekStart: mondayAfter(2), active: '1-4', share: { low: 1 / 40, high: 4 / 40 } },
      { weekStart: mondayAfter(3), active: 10, share: { low: 0.25, high: 0.25 } },
    ]);
  });

  it('gives a share of the seats if the number of people is unknown, and no share if the number of seats is unknown, too', () => {
    const weeks = usageWeeks([10], { seats: 20 });
    expect(adoptionCurve(usageTeam([], { people: null, weeks }))).toMatchObject({
      of: 'seats',
      weeks: [{ share: { low: 0.5, high: 0.5 } }],
    });
    expect(shares([10, 0], { people: null })).toEqual([null, { low: 0, high: 0 }]);
  });

  it('gives a share of up to 1 if only the busiest day is known, even if the count for that day is 0', () => {
    expect(shares([10, 0], { activeBasis: 'busiest-day' })).toEqual([
      { low: 0.25, high: 1 },
      { low: 0, high: 1 },
    ]);
  });

  it('can give a share of 1 for a team of 1 to 4 people', () => {
    expect(shares(['1-4'], { people: '1-4' })).toEqual([{ low: 0.25, high: 1 }]);
  });
});

describe('the share in the last quarter', () => {
  it('is the mean of its covered weeks', () => {
    const active = [...repeat(40, 10), ...repeat(20, 11), null, 10];
    expect(lastQuarterShare(usageTeam(active))).toEqual({
      of: 'people',
      weeks: 12,
      low: expect.closeTo((11 * 0.5 + 0.25) / 12, 12),
      high: expect.closeTo((11 * 0.5 + 0.25) / 12, 12),
      from: '2025-08-11',
      to: '2025-11-09',
    });
  });

  it('is unknown if none of its weeks is covered', () => {
    expect(lastQuarterShare(usageTeam([40, ...repeat(null, 13)]))).toBeNull();
    expect(lastQuarterShare(usageTeam([]))).toBeNull();
  });
});

it('the mean share of some days is the mean over the covered weeks that contain one of the days', () => {
  const source = usageTeam([0, 10, null, 20, 40]);
  // From the Friday of the second week to the Monday of the fourth.
  expect(meanShare(source, { from: '2025-06-13', to: mondayAfter(3) })).toEqual({
    of: 'people',
    weeks: 2,
    low: 0.375,
    high: 0.375,
  });
  expect(meanShare(source, { from: mondayAfter(2), to: mondayAfter(2) })).toBeNull();
});

describe('unused seats', () => {
  it('are those that were unused even in the busiest covered week of the last quarter', () => {
    const weeks = usageWeeks([40, 10, 26, ...repeat(null, 9), 20, 20, null], { seats: 40 });
    expect(unusedSeats(usageTeam([], { weeks }), null)).toEqual({
      seats: 40,
      unused: { low: 14, high: 14 },
      weeks: [weeks[1], weeks[2], weeks[12], weeks[13]],
      isQuarter: false,
      days: { from: '2025-06-09', to: '2025-09-07' },
    });
  });

  it('are a range if 1 to 4 people were active, and are never negative', () => {
    const few = usageTeam([], { weeks: usageWeeks(repeat('1-4', 4), { seats: 3 }) });
    expect(unusedSeats(few, null)?.unused).toEqual({ low: 0, high: 2 });
  });

  it('are known only if the source or the reader gives the number of seats', () => {
    const team = usageTeam(repeat(10, 4));
    expect(unusedSeats(team, null)).toBeNull();
    expect(unusedSeats(team, 25)).toMatchObject({ seats: 25, unused: { low: 15, high: 15 } });
    expect(unusedSeats({ ...team, activeBasis: 'busiest-day' }, 25)).toBeNull();
    expect(unusedSeats(usageTeam([10, 10, 10]), 25)).toBeNull();
  });
});

it('the monthly cost per active person is the average over the weeks that have people and spend', () => {
  const weeks = [...usageWeeks([10, 10], { spend: 70 }), ...usageWeeks([10, 0], { spend: null })];
  const month = 365 / 12 / 7;
  expect(costPerActivePerson(usageTeam([], { weeks }))).toEqual({
    low: expect.closeTo(7 * month, 12),
    high: expect.closeTo(7 * month, 12),
    weeks: 2,
  });
  const few = usageTeam([], { weeks: usageWeeks(['1-4'], { spend: 8 }) });
  expect(costPerActivePerson(few)).toMatchObject({
    low: expect.closeTo(2 * month, 12),
    high: expect.closeTo(8 * month, 12),
  });
  expect(costPerActivePerson(usageTeam([10]))).toBeNull();
  expect(costPerActivePerson(usageTeam([], { weeks, activeBasis: 'busiest-day' }))).toBeNull();
});
