import { describe, expect, it } from 'vitest';
import { organization } from './organization.ts';

const run = organization.runCell;

// Short runs of `npm run bench -- organization` with generous limits.
describe('simulated organizations with a known effect', () => {
  it.each(['noisy', 'crunch before each start', 'improving teams first'])(
    'claim little without an effect: %s',
    (world) => {
      const { asUsed, perUser } = run(`${world}, 20 teams, no effect`, 60, 1);
      for (const { faster, slower } of [asUsed, perUser]) expect(Math.max(faster, slower)).toBeLessThanOrEqual(6);
      expect(perUser.covered).toBeGreaterThanOrEqual(52);
    },
  );

  it('find a saving more often the more teams there are', () => {
    const found = [5, 10, 20].map((teams) => run(`noisy, ${teams} teams, 30 % saved`, 40, 1).perUser.faster);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found[2]).toBeGreaterThan(24);
  });

  it('are the same for the same seed', () => {
    expect(run('season, 5 teams, no effect', 5, 2)).toEqual(run('season, 5 teams, no effect', 5, 2));
  });
});
