import { describe, expect, it } from 'vitest';
import { runCell } from './runCell.ts';
import { autoregressive, linear } from './worlds/levels.ts';
import { saves, type Team, team } from './worlds/team.ts';
import type { Cell } from './worlds/world.ts';

const cell = (changes: Partial<Team>): Cell => ({
  name: 'a world',
  world: team({ count: () => 15, median: 12, ...changes }),
  target: {},
});

// Short runs of `npm run bench:truth` with generous limits. With a broken method (trend not removed, shocks ignored,
// tails swapped), intervals contain the truth in 30–86 % of runs, or 10–70 % of runs claim an effect.
describe('evidence for simulated tickets with a known effect', () => {
  it('claims no effect if the tickets have only a trend and weekly shocks', () => {
    const world = cell({ baselineWeeks: 26, shocks: autoregressive(0.25, 0.4), trend: linear(-0.015) });
    const { faster, slower, covered } = runCell(world, 120, 11);
    expect(faster.count / 120).toBeLessThanOrEqual(0.06);
    expect(slower.count / 120).toBeLessThanOrEqual(0.06);
    expect(covered / 120).toBeGreaterThanOrEqual(0.9);
  });

  it('finds a saving of 30 % and estimates its size', () => {
    const { faster, slower, covered } = runCell(cell({ saving: saves(0.3) }), 80, 12);
    expect(faster.count / 80).toBeGreaterThanOrEqual(0.88);
    expect(slower.count).toBe(0);
    expect(covered / 80).toBeGreaterThanOrEqual(0.9);
  });

  it('raises the same doubts as in real reports', () => {
    const drawn = runCell(cell({ shocks: autoregressive(0.25, 0.4), saving: saves(0.6) }), 12, 3).faster;
    expect(drawn.count).toBeGreaterThan(8);
    expect(drawn.wide).toBeGreaterThan(0);
    expect(drawn.headline / drawn.count).toBeGreaterThan(30);
    const names =
      (kind: string): Team['work'] =>
      (random) =>
      (week) => ({
        deviation: 0.7 * random.normal(),
        type: week < 0 ? 'old' : kind,
      });
    const renamed = runCell(cell({ work: names('new'), saving: saves(0.6) }), 4, 3).faster;
    expect(renamed.mix).toBe(renamed.count);
    const same = runCell(cell({ work: names('old'), saving: saves(0.6) }), 4, 3).faster;
    expect([same.mix, same.count]).toEqual([0, 4]);
    const step = runCell(cell({ trend: (week) => (week < -6 ? 0 : week < 0 ? 0.35 : 0) }), 60, 3).faster;
    expect(step.onlyLastWeeks).toBeGreaterThan(0);
  });
});
