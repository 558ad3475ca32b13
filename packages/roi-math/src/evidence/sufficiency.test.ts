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
  /** Without tickets in all but the given number of baseline weeks. */
  const filled = (weeks: number, filledWeeks: number) =>
    series(
      -weeks,
      Array.from({ length: weeks + 13 }, (_, index) => (index < weeks - filledWeeks ? null : 2)),
    );

  const adoption = Date.parse('2025-10-06') / DAY_MS;

  it('finds none with 8 weeks and 30 tickets on each side', () => {
    expect(shortfalls(sound)).toEqual([]);
    expect(basisOf(sound)).toEqual({ tickets: { pre: 130, post: 80 }, weeks: { pre: 13, post: 8 } });
  });

  it.each([
    [world(-13, 7, 0, 0), /^Only 7 full weeks have passed since adoption; at least 8 are needed/],
    [{ ...sound, weeks: thinned(0, 8, 30).weeks.filter(({ week }) => week < 1) }, /^Only 1 full week has passed/],
    [
      thinned(-13, 0, 2.23),
      /^Only 28\.99\d* tickets with a usable time were completed before adoption; at least 30 are needed\.$/,
    ],
    [thinned(0, 8, 0.125), /^Only 1 ticket with a usable time was completed in full weeks after adoption; at least 30/],
    [thinned(0, 8, 3.625), /^Only 29 tickets with a usable time were completed in full weeks after adoption/],
  ])('says what is missing', (poor, sentence) => {
    const reasons = shortfalls(poor);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(sentence);
  });

  it.each([
    [39, 19, 20],
    [26, 13, 14],
    [22, 11, 12],
    [13, 11, 12],
  ])('asks for half of %d baseline weeks with tickets, and for twelve', (weeks, few, needed) => {
    expect(shortfalls(filled(weeks, few))).toEqual([
      `Only ${few} of the ${weeks} weeks before adoption have tickets with a usable time; at least ${needed} are needed to know the earlier trend.`,
    ]);
    expect(shortfalls(filled(weeks, needed))).toEqual([]);
  });

  it('counts a single week in the singular', () => {
    const single = filled(39, 1);
    const weeks = single.weeks.map((week) => (week.week === -1 ? { ...week, count: 30 } : week));
    expect(shortfalls({ ...single, weeks })).toEqual([
      expect.stringMatching(/^Only 1 of the 39 weeks before adoption has tickets/),
    ]);
    // With too few tickets as well, the weeks add nothing.
    expect(shortfalls(single)).toEqual([expect.stringMatching(/^Only 10 tickets/)]);
  });

  it('names the first weeks that do not count, if anything is missing', () => {
    expect(shortfalls(thinned(-13, 0, 1), { first_weeks: 3, bulk_weeks: [], adoption })).toEqual([
      expect.stringMatching(/^Only 13 tickets/),
      'The first 3 weeks of the project do not count: only short tickets can have been completed in them.',
    ]);
    expect(shortfalls(thinned(-13, 0, 1), { first_weeks: 1, bulk_weeks: [], adoption }).at(-1)).toBe(
      'The first week of the project does not count: only short tickets can have been completed in it.',
    );
    expect(shortfalls(sound, { first_weeks: 3, bulk_weeks: [], adoption })).toEqual([]);
    // Too few tickets in enough weeks, and the other way round.
    expect(shortfalls(thinned(-13, 0, 2), { first_weeks: 3, bulk_weeks: [], adoption })).toHaveLength(2);
    expect(shortfalls(filled(39, 19), { first_weeks: 3, bulk_weeks: [], adoption })).toHaveLength(2);
  });

  it('does not name what was left out where just enough remains', () => {
    const left = { first_weeks: 3, bulk_weeks: [{ week_start: '2025-09-29', tickets: 90 }], adoption };
    // 12 filled weeks of 2.5 tickets are 30 tickets before adoption; 7 full weeks after it are too few.
    const barely = filled(22, 12).weeks.map(({ week, count, mean }) => ({ week, count: count / 4, mean }));
    const after = (weeks: number) => ({ ...sound, weeks: barely.filter(({ week }) => week < weeks) });
    expect(shortfalls(after(12), left)).toEqual([]);
    expect(shortfalls(after(7), { ...left, bulk_weeks: [] })).toEqual([
      expect.stringMatching(/^Only 7 full weeks/),
      expect.stringMatching(/^Only 17.5 tickets .* after adoption/),
    ]);
  });

  it('names the tickets of bulk weeks, which do not count, if tickets are missing', () => {
    const bulk_weeks = [
      { week_start: '2025-08-11', tickets: 60 },
      { week_start: '2025-09-01', tickets: 2 },
    ];
    expect(shortfalls(thinned(-13, 0, 1), { first_weeks: 0, bulk_weeks, adoption })).toEqual([
      expect.stringMatching(/^Only 13 tickets/),
      'Not counted are the 62 tickets of 2 weeks in which far more than the usual number was completed: a clean-up, not work.',
    ]);
    expect(shortfalls(sound, { first_weeks: 0, bulk_weeks, adoption })).toEqual([]);
  });

  it('names bulk weeks of the short side alone; a week that starts on the day of adoption is after it', () => {
    const bulk_weeks = [
      { week_start: '2025-09-29', tickets: 90 },
      { week_start: '2025-10-06', tickets: 40 },
    ];
    const of = (poor: typeof sound) => shortfalls(poor, { first_weeks: 0, bulk_weeks, adoption });
    const left = (count: number) => expect.stringMatching(`^Not counted are the ${count} tickets of 1 week in which`);
    expect(of(thinned(-13, 0, 1))).toEqual([expect.stringMatching(/^Only 13 tickets/), left(90)]);
    expect(of(thinned(0, 8, 0.25))).toEqual([expect.stringMatching(/^Only 2 tickets/), left(40)]);
    const earlier = { first_weeks: 0, bulk_weeks: bulk_weeks.slice(0, 1), adoption };
    expect(shortfalls(thinned(0, 8, 0.25), earlier)).toEqual([expect.stringMatching(/^Only 2 tickets/)]);
  });

  it('says when tickets are spread too unevenly', () => {
    const uneven = ['The tickets are spread too unevenly over the weeks to tell a change from chance.'];
    expect(shortfalls({ ...sound, degreesOfFreedom: 9 })).toEqual(uneven);
    expect(shortfalls({ ...sound, degreesOfFreedom: 10 })).toEqual([]);
    const twoWeeks = sound.weeks.map((week) =>
      week.week < 0 || week.week > 5 ? { ...week, count: 20 } : { ...week, count: 0, mean: null },
    );
    expect(shortfalls({ ...sound, weeks: twoWeeks })).toEqual(uneven);
  });
});

describe('carriesEstimate', () => {
  it('asks for three weeks with tickets on either side', () => {
    expect(carriesEstimate(series(-3, [1, 2, 3, 1, 2, 3]).weeks, 0)).toBe(true);
    expect(carriesEstimate(series(-3, [1, null, 3, 1, 2, 3]).weeks, 0)).toBe(false);
    expect(carriesEstimate(series(-3, [1, 2, 3, 1, null, 3]).weeks, 0)).toBe(false);
    expect(carriesEstimate(series(-3, [1, 2, 3, 1, 2, 3]).weeks, 1)).toBe(false);
  });
});
