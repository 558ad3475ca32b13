import { describe, expect, it } from 'vitest';
import { comparisonTable, missesOf } from './comparisonTable.ts';
import { type ComparisonResult, runComparisonCell } from './runComparisonCell.ts';
import { COMPARISON_GROUPS, type ComparisonCell } from './worlds.ts';

const cells = COMPARISON_GROUPS.flatMap((group) => group.cells);
function cellOf(name: string): ComparisonCell {
  const cell = cells.find((one) => one.name === name);
  if (cell === undefined) throw new Error(`There is no cell '${name}'.`);
  return cell;
}

// Short runs of `npm run bench:comparison` with generous bounds: without the controls, the project alone claims a change in
// every tenth to every second of these companies.
describe('comparisons of simulated companies with a known effect', () => {
  it('claim nothing when every team gets faster at the date', () => {
    const { faster, slower, covered, aloneFaster } = runComparisonCell(
      cellOf('every team 20 % faster at the date, no effect'),
      80,
      1,
    );
    expect(faster).toBeLessThanOrEqual(6);
    expect(slower).toBeLessThanOrEqual(6);
    expect(covered).toBeGreaterThanOrEqual(72);
    expect(aloneFaster).toBeGreaterThan(faster);
  });

  it('find a saving more often than the project alone', () => {
    const { faster, aloneFaster } = runComparisonCell(cellOf('8 controls, 30 % saved'), 40, 1);
    expect(faster).toBeGreaterThan(20);
    expect(faster).toBeGreaterThan(aloneFaster);
  });

  it('judge panels and whole tickets', () => {
    expect(runComparisonCell(cellOf('3 staggered, 2 never, 20 % saved'), 6, 1).runs).toBe(6);
    expect(runComparisonCell(cellOf('tickets: 2 controls, 30 % saved'), 3, 1).covered).toBeGreaterThan(0);
  });
});

describe('a line of the table', () => {
  const result: ComparisonResult = {
    runs: 100,
    faster: 3,
    slower: 2,
    covered: 95,
    gradeA: 20,
    falseA: 4,
    changedControl: 5,
    aloneFaster: 9,
    aloneSlower: 1,
  };
  const cell = (saving: number, target: ComparisonCell['target']): ComparisonCell => ({
    ...cellOf('4 controls, no effect'),
    name: 'a company',
    company: { ...cellOf('4 controls, no effect').company, saving },
    target,
  });
  const missed = (saving: number, target: ComparisonCell['target']) =>
    Object.entries(missesOf(cell(saving, target), result)).flatMap(([name, misses]) => (misses ? [name] : []));

  it('misses what is above or below its target', () => {
    expect(missed(0, { falseClaims: 0.03 })).toEqual([]);
    expect(missed(0, { falseClaims: 0.02 })).toEqual(['faster']);
    expect(missed(0.3, { falseClaims: 0.01 })).toEqual(['slower']);
    expect(missed(0, { coverage: { min: 0.96 } })).toEqual(['coverage']);
    expect(missed(0, { coverage: { min: 0.9, max: 0.94 } })).toEqual(['coverage']);
    expect(missed(0.3, { found: 0.04 })).toEqual(['found']);
    expect(missed(0, { gradeA: 0.03 })).toEqual(['falseA']);
    expect(missed(0, { changedControl: { min: 0.06 } })).toEqual(['changedControl']);
    expect(missed(0, { changedControl: { max: 0.04 } })).toEqual(['changedControl']);
  });

  it('has a star beside it', () => {
    const table = comparisonTable(
      { key: 'one', title: 'A group', maxRuns: 100, cells: [cell(0, { falseClaims: 0.02, coverage: { min: 0.9 } })] },
      () => result,
    );
    expect(table.split('\n')[2]).toBe(
      '| a company | 100 | 3.0 * | 2.0 | 95.0 | | 20.0 | 4.0 | 5.0 | 9.0, 1.0 | false ≤ 2, coverage ≥ 90 |',
    );
  });
});
