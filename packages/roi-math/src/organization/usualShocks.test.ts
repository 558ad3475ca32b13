import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../tools/bench/math/random.ts';
import { usualShocks } from './usualShocks.ts';

/** Teams with levels, slopes and shared weeks of their own, and AR(1) shocks. */
function teams(count: number, weeks: number, deviation: number, persistence: number) {
  const random = randomFrom(7);
  const shared = Array.from({ length: weeks }, () => random.normal());
  return Array.from({ length: count }, () => {
    const [level, slope] = [random.normal(), 0.05 * random.normal()];
    let shock = deviation * random.normal();
    return {
      ticketVariance: 1,
      degreesOfFreedom: 100,
      weeks: shared.map((common, week) => {
        const mean = level + slope * week + common + shock + random.normal() / 4;
        shock = persistence * shock + deviation * Math.sqrt(1 - persistence ** 2) * random.normal();
        return { week, count: 16, mean };
      }),
    };
  });
}

describe('the shocks of a usual team', () => {
  it('have the deviation and the persistence that the weeks were made with', () => {
    const { deviation, persistence } = usualShocks(teams(60, 60, 0.3, 0.5), 60);
    expect(deviation).toBeCloseTo(0.3, 1);
    expect(persistence).toBeGreaterThan(0.35);
    expect(persistence).toBeLessThan(0.6);
  });

  it('have no size if weeks differ only by the tickets in them', () => {
    expect(usualShocks(teams(60, 60, 0, 0), 60).deviation).toBeLessThan(0.06);
  });

  it('count only weeks before the first start', () => {
    const all = teams(10, 60, 0.3, 0.5);
    const later = all.map(({ ticketVariance, degreesOfFreedom, weeks }) => ({
      ticketVariance,
      degreesOfFreedom,
      weeks: weeks.map(({ week, count, mean }) => ({ week, count, mean: week < 40 ? mean : mean * 9 })),
    }));
    expect(usualShocks(later, 40)).toEqual(usualShocks(all, 40));
  });

  it('are assumed if there are too few teams or weeks', () => {
    const assumed = { deviation: 0.2, persistence: 0.4 };
    expect(usualShocks(teams(2, 60, 1, 0.5), 60)).toEqual(assumed);
    expect(usualShocks(teams(10, 60, 1, 0.5), 12)).toEqual(assumed);
  });
});
