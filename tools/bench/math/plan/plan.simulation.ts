import { describe, expect, it } from 'vitest';
import { plan } from './plan.ts';

const run = plan.runCell;

// Short runs of `npm run bench:plan` with generous limits.
describe('plans of simulated teams', () => {
  it('claim little if there is no effect, and claim much if the order was chosen', () => {
    const { faster, slower, distance } = run('5 teams, all 20 % faster, and a season', 80, 1);
    expect(faster).toBeLessThanOrEqual(7);
    expect(slower).toBeLessThanOrEqual(7);
    expect(distance).toBeLessThan(0.2);
    expect(run('10 teams, the slowest first', 40, 1).faster).toBeGreaterThanOrEqual(8);
  });

  it('find a saving with the right sign, and give an interval that contains the true saving', () => {
    const { faster, slower, covered } = run('8 teams, 30 % saved, at once', 30, 1);
    expect(faster).toBeGreaterThan(22);
    expect(slower).toBe(0);
    expect(covered).toBeGreaterThan(25);
  });

  it('are the same for the same seed', () => {
    const cell = '6 teams, two teams drop out';
    expect(run(cell, 10, 2)).toEqual(run(cell, 10, 2));
  });
});
