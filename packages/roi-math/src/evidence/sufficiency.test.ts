import { describe, expect, it } from 'vitest';
import { series, world } from '../../test/series.ts';
import { DAY_MS } from '../constants.ts';
import { basisOf, carriesEstimate, shortfalls } from './sufficiency.ts';

describe('shortfalls', () => {
  const sound = world(-13, 8, 0, 0);
  const thinned = (from: number, to: number, count: number) => ({
    ...sound,
    weeks: sound.weeks.map((week) => (week.week >= from && week.week < to ? { ...week, count } : week)),
  });
  /** A series in which only this number of baseline weeks has tickets. */
  const filled = (weeks: number, filledWeeks: number) =>
    series(
      -weeks,
      Array.from({ length: weeks + 13 }, (_, index) => (index < weeks - filledWeeks ? null : 2)),
    );

  const adoption = Date.parse('2025-10-06') / DAY_MS;

  it('are empty if each side has 8 weeks and 30 tickets', () => {
    expect(shortfalls(sound)).toEqual([]);
    expect(basisOf(sound)).toEqual({ tickets: { pre: 130, post: 80 }, weeks: { pre: 13, post: 8 } });
  });

  it.each([
    [world(-13, 7, 0, 0), { kind: 'few-post-weeks', weeks: 7, needed: 8 }],
    [
      { ...sound, weeks: thinned(0, 8, 30).weeks.filter(({ week }) => week < 1) },
      { kind: 'few-post-weeks', weeks: 1, needed: 8 },
    ],
    [thinned(-13, 0, 2), { kind: 'few-tickets', side: 'pre', tickets: 26, needed: 30 }],
    [thinned(0, 8, 0.125), { kind: 'few-tickets', side: 'post', tickets: 1, needed: 30 }],
    [thinned(0, 8, 3.625), { kind: 'few-tickets', side: 'post', tickets: 29, needed: 30 }],
  ])('name the missing data', (poor, reason) => {
    expect(shortfalls(poor)).toEqual([reason]);
  });

  it.each([
    [39, 19, 20],
    [26, 13, 14],
    [22, 11, 12],
    [13, 11, 12],
  ])('require tickets in half of %d baseline weeks, and in at least twelve weeks', (weeks, few, needed) => {
    expect(shortfalls(filled(weeks, few))).toEqual([{ kind: 'few-filled-weeks', filled: few, weeks, needed }]);
    expect(shortfalls(filled(weeks, needed))).toEqual([]);
  });

  it('count the weeks with tickets only if there are enough tickets', () => {
    const single = filled(39, 1);
    const weeks = single.weeks.map((week) => (week.week === -1 ? { ...week, count: 30 } : week));
    expect(shortfalls({ ...single, weeks })).toEqual([{ kind: 'few-filled-weeks', filled: 1, weeks: 39, needed: 20 }]);
    // If there are too few tickets as well, the weeks are not mentioned.
    expect(shortfalls(single)).toEqual([{ kind: 'few-tickets', side: 'pre', tickets: 10, needed: 30 }]);
  });

  it('mention the excluded first weeks if data are missing', () => {
    expect(shortfalls(thinned(-13, 0, 1), { firstWeeks: 3, bulkWeeks: [], adoption })).toEqual([
      { kind: 'few-tickets', side: 'pre', tickets: 13, needed: 30 },
      { kind: 'first-weeks', weeks: 3 },
    ]);
    expect(shortfalls(sound, { firstWeeks: 3, bulkWeeks: [], adoption })).toEqual([]);
    // First too few tickets in enough weeks, then enough tickets in too few weeks.
    expect(shortfalls(thinned(-13, 0, 2), { firstWeeks: 3, bulkWeeks: [], adoption })).toHaveLength(2);
    expect(shortfalls(filled(39, 19), { firstWeeks: 3, bulkWeeks: [], adoption })).toHaveLength(2);
  });

  it('do not mention excluded weeks if just enough data remain', () => {
    const left = { firstWeeks: 3, bulkWeeks: [{ weekStart: '2025-09-29', tickets: 90 }], adoption };
    // 12 filled weeks of 2.5 tickets are 30 tickets before adoption; 7 full weeks after it are too few.
    const barely = filled(22, 12).weeks.map(({ week, count, mean }) => ({ week, count: count / 4, mean }));
    const after = (weeks: number) => ({ ...sound, weeks: barely.filter(({ week }) => week < weeks) });
    expect(shortfalls(after(12), left)).toEqual([]);
    expect(shortfalls(after(7), { ...left, bulkWeeks: [] })).toEqual([
      { kind: 'few-post-weeks', weeks: 7, needed: 8 },
      { kind: 'few-tickets', side: 'post', tickets: 17.5, needed: 30 },
    ]);
  });

  it('mention the excluded tickets of bulk weeks if tickets are missing', () => {
    const bulkWeeks = [
      { weekStart: '2025-08-11', tickets: 60 },
      { weekStart: '2025-09-01', tickets: 2 },
    ];
    expect(shortfalls(thinned(-13, 0, 1), { firstWeeks: 0, bulkWeeks, adoption })).toEqual([
      { kind: 'few-tickets', side: 'pre', tickets: 13, needed: 30 },
      { kind: 'bulk-weeks', weeks: 2, tickets: 62 },
    ]);
    expect(shortfalls(sound, { firstWeeks: 0, bulkWeeks, adoption })).toEqual([]);
  });

  it('mention bulk weeks only on the side that has too few tickets; the week of adoption is on the later side', () => {
    const bulkWeeks = [
      { weekStart: '2025-09-29', tickets: 90 },
      { weekStart: '2025-10-06', tickets: 40 },
    ];
    const of = (poor: typeof sound) => shortfalls(poor, { firstWeeks: 0, bulkWeeks, adoption });
    const left = (tickets: number) => ({ kind: 'bulk-weeks', weeks: 1, tickets });
    expect(of(thinned(-13, 0, 1))).toEqual([{ kind: 'few-tickets', side: 'pre', tickets: 13, needed: 30 }, left(90)]);
    expect(of(thinned(0, 8, 0.25))).toEqual([{ kind: 'few-tickets', side: 'post', tickets: 2, needed: 30 }, left(40)]);
    const earlier = { firstWeeks: 0, bulkWeeks: bulkWeeks.slice(0, 1), adoption };
    expect(shortfalls(thinned(0, 8, 0.25), earlier)).toEqual([
      { kind: 'few-tickets', side: 'post', tickets: 2, needed: 30 },
    ]);
  });

  it('report tickets that are spread too unevenly over the weeks', () => {
    const uneven = [{ kind: 'uneven-weeks' }];
    expect(shortfalls({ ...sound, degreesOfFreedom: 9 })).toEqual(uneven);
    expect(shortfalls({ ...sound, degreesOfFreedom: 10 })).toEqual([]);
    const twoWeeks = sound.weeks.map((week) =>
      week.week < 0 || week.week > 5 ? { ...week, count: 20 } : { ...week, count: 0, mean: null },
    );
    expect(shortfalls({ ...sound, weeks: twoWeeks })).toEqual(uneven);
  });
});

describe('carriesEstimate', () => {
  it('requires three weeks with tickets on each side', () => {
    expect(carriesEstimate(series(-3, [1, 2, 3, 1, 2, 3]).weeks, 0)).toBe(true);
    expect(carriesEstimate(series(-3, [1, null, 3, 1, 2, 3]).weeks, 0)).toBe(false);
    expect(carriesEstimate(series(-3, [1, 2, 3, 1, null, 3]).weeks, 0)).toBe(false);
    expect(carriesEstimate(series(-3, [1, 2, 3, 1, 2, 3]).weeks, 1)).toBe(false);
  });
});
