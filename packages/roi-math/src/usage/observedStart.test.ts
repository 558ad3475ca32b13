import { peopleCountOf } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../tools/bench/math/random.ts';
import { mondayAfter, usageTeam } from '../../test/usageTeams.ts';
import { observedStart } from './observedStart.ts';

const repeat = <T>(value: T, times: number) => Array.from({ length: times }, () => value);

describe('the observed start', () => {
  it('is the first week of full use if use begins at once, and four covered weeks come before this week', () => {
    expect(observedStart(usageTeam([...repeat(0, 10), ...repeat(20, 26)]))).toBe(mondayAfter(10));
    expect(observedStart(usageTeam([...repeat(0, 5), null, ...repeat(0, 4), ...repeat(20, 26)]))).toBe(mondayAfter(10));
  });

  it('is the start of the ramp, not the later week that reaches a quarter of the plateau', () => {
    const ramp = Array.from({ length: 12 }, (_, week) => 5 * week + 5);
    expect(observedStart(usageTeam([...repeat(0, 20), ...ramp, ...repeat(60, 20)]))).toBe(mondayAfter(20));
  });

  it('ignores a trial that ended', () => {
    const active = [...repeat(0, 6), 20, 20, 20, ...repeat(0, 15), ...repeat(20, 26)];
    expect(observedStart(usageTeam(active))).toBe(mondayAfter(24));
  });

  it('is unknown if use began before the source covers it, or if the assistant was not used', () => {
    expect(observedStart(usageTeam(repeat(20, 30)))).toBeNull();
    expect(observedStart(usageTeam([0, 0, 0, ...repeat(20, 30)]))).toBeNull();
    expect(observedStart(usageTeam(repeat(0, 30)))).toBeNull();
    expect(observedStart(usageTeam([...repeat(0, 30), 20, 20, 20]))).toBeNull();
    expect(observedStart(usageTeam([]))).toBeNull();
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
      return observedStart(usageTeam(active.map(peopleCountOf)));
    });
    const near = new Set([24, 25, 26, 27, 28].map((week) => mondayAfter(week)));
    expect(drawn.filter((start) => start !== null && near.has(start)).length).toBeGreaterThanOrEqual(95);
  });
});
