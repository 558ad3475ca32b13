import { describe, expect, it } from 'vitest';
import { plan } from './plan.ts';

const run = plan.runCell;
const reportsIn = (cell: string, runs: number) => {
  const { reports } = run(cell, runs, 1);
  if (reports === null) throw new Error(`The cell has no reports: ${cell}`);
  return reports;
};

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

  it('are doubted by their reports if something looks like an effect', () => {
    const { best, named } = reportsIn('report on 8 teams, teams that start split their tickets', 30);
    expect(best.faster).toBeLessThanOrEqual(4);
    expect(named.smaller).toBeGreaterThan(24);
    expect(named.work).toBeLessThanOrEqual(6);
    const redefined = reportsIn('report on 8 teams, a status of teams that start no longer counts as work', 20);
    expect(redefined.best.faster).toBe(0);
    expect(redefined.named.work).toBeGreaterThan(8);
    expect(reportsIn('report on 10 teams, 30 % saved, tickets with sizes', 20).best.faster).toBeGreaterThan(12);
  });

  it('are the same for the same seed', () => {
    const cell = '6 teams, two teams drop out';
    expect(run(cell, 10, 2)).toEqual(run(cell, 10, 2));
  });
});
