import { type PeopleCount, peopleCountOf } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../../tools/bench/math/random.ts';
import { mondayAfter, usageTeam } from '../../../test/usageTeams.ts';
import { observedStart } from './observedStart.ts';

const repeat = <T>(value: T, times: number) => Array.from({ length: times }, () => value);

const startOf = (active: readonly (PeopleCount | null)[]) => observedStart(usageTeam(active)).observedStart;

describe('the observed start', () => {
  it('is the first week of full use if use begins at once, and four covered weeks come before this week', () => {
    expect(observedStart(usageTeam([...repeat(0, 10), ...repeat(20, 26)]))).toEqual({ observedStart: mondayAfter(10) });
    expect(startOf([...repeat(0, 5), null, ...repeat(0, 4), ...repeat(20, 26)])).toBe(mondayAfter(10));
  });

  it('is the start of the ramp, not the later week that reaches a quarter of the plateau', () => {
    const ramp = Array.from({ length: 12 }, (_, week) => 5 * week + 5);
    expect(startOf([...repeat(0, 20), ...ramp, ...repeat(60, 20)])).toBe(mondayAfter(20));
  });

  it('ignores a trial that ended', () => {
    const active = [...repeat(0, 6), 20, 20, 20, ...repeat(0, 15), ...repeat(20, 26)];
    expect(startOf(active)).toBe(mondayAfter(24));
  });

  it('is a range, to the first week with half of the later people, if this week is more than two weeks after the start', () => {
    const rising = [5, 7, 9, 12, 16, 20, 25, 30, 34, 37, 39, 40];
    const curve = observedStart(usageTeam([...repeat(0, 20), '1-4', ...rising, ...repeat(40, 20)]));
    expect(curve).toEqual({ observedStart: mondayAfter(20), observedUntil: mondayAfter(26) });
    const sharp = [...repeat(0, 20), 10, 30, ...repeat(40, 20)];
    expect(observedStart(usageTeam(sharp))).toEqual({ observedStart: mondayAfter(20) });
  });

  it.each<readonly [string, PeopleCount]>([
    ['1 to 4', '1-4'],
    ['six', 6],
  ])('is not a pilot of %s people that comes ten weeks earlier', (_, people) => {
    const active = [...repeat(0, 10), ...repeat(people, 10), ...repeat(40, 26)];
    expect(observedStart(usageTeam(active))).toEqual({ observedStart: mondayAfter(20), pilotStart: mondayAfter(10) });
  });

  it('has no pilot if 1 to 4 people can have become more all the time', () => {
    const active = [...repeat(0, 12), ...repeat<PeopleCount>('1-4', 8), 5, 6, 7, 8, 9, 10, 11, ...repeat(12, 20)];
    expect(observedStart(usageTeam(active))).toEqual({
      observedStart: mondayAfter(12),
      observedUntil: mondayAfter(21),
    });
  });

  it('includes 1 to 4 people if the team is so small that this is not clearly fewer than later', () => {
    const active = [...repeat(0, 10), ...repeat<PeopleCount>('1-4', 10), ...repeat(5, 26)];
    // Two weeks early, because the numbers of so few people are uncertain.
    expect(startOf(active)).toBe(mondayAfter(8));
  });

  it('is unknown if use began before the source covers it, or if the assistant was not used', () => {
    expect(startOf(repeat(20, 30))).toBeNull();
    expect(startOf([0, 0, 0, ...repeat(20, 30)])).toBeNull();
    expect(startOf(repeat(0, 30))).toBeNull();
    expect(startOf([...repeat(0, 30), 20, 20, 20])).toBeNull();
    expect(startOf([])).toBeNull();
  });

  it('is unknown if the weeks before it have more than half of the later use on average', () => {
    const sparse = [6, 0, 6, 0, 6, 0, 6, 0, 0];
    expect(startOf([...sparse, ...repeat(5, 26)])).toBeNull();
    expect(startOf([...sparse, ...repeat(6, 26)])).not.toBeNull();
  });

  // A short run of `npm run bench -- usage`.
  it.each([0, 4, 12])('is within two weeks of the true start for nearly all ramps of %i weeks', (length) => {
    const random = randomFrom(length + 1);
    const drawn = Array.from({ length: 100 }, () => {
      const share = (week: number) => (week < 26 ? 0 : 0.4 * Math.min(1, (week - 25) / Math.max(length, 1)));
      const active = Array.from(
        { length: 52 },
        (_, week) => repeat(0, 40).filter(() => random.uniform() < share(week)).length,
      );
      return startOf(active.map(peopleCountOf));
    });
    const near = new Set([24, 25, 26, 27, 28].map((week) => mondayAfter(week)));
    expect(drawn.filter((start) => start !== null && near.has(start)).length).toBeGreaterThanOrEqual(95);
  });
});
