import { describe, expect, it } from 'vitest';
import { comparison } from './comparison.ts';

const run = comparison.runCell;

// Short runs of `npm run bench:comparison` with generous limits. A report on the project alone, without the controls, would claim a change in 10 to
// 50 % of these companies.
describe('comparisons of simulated companies with a known effect', () => {
  it('claim nothing if every team becomes faster at the adoption date', () => {
    const { faster, slower, covered, aloneFaster } = run('every team 20 % faster at the date, no effect', 80, 1);
    expect(faster).toBeLessThanOrEqual(6);
    expect(slower).toBeLessThanOrEqual(6);
    expect(covered).toBeGreaterThanOrEqual(72);
    expect(aloneFaster).toBeGreaterThan(faster);
  });

  it('find a saving more often than an analysis of the project alone', () => {
    const { faster, aloneFaster } = run('8 controls, 30 % saved', 40, 1);
    expect(faster).toBeGreaterThan(20);
    expect(faster).toBeGreaterThan(aloneFaster);
  });

  it('report an unchanged team as slower if its controls adopted secretly', () => {
    const slower = [1, 2, 4].map(
      (adopted) => run(`${adopted} of 4 controls adopted secretly (30 %), no effect`, 60, 1).slower,
    );
    expect(slower).toEqual(slower.toSorted((a, b) => a - b));
    expect(slower[2]).toBeGreaterThan(24);
  });

  it('find fewer effects if weeks are uneven, and hardly any if the teams are unrelated', () => {
    const found = ['4 controls', 'parts of one team', 'unrelated teams'].map(
      (name) => run(`${name}, 30 % saved`, 60, 1).faster,
    );
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(found[2]).toBeLessThan(24);
  });

  it('give results for panels, and for whole tickets', () => {
    expect(run('3 staggered, 2 never, 20 % saved', 6, 1).runs).toBe(6);
    expect(run('tickets: 2 controls, 30 % saved', 3, 1).covered).toBeGreaterThan(0);
  });
});
