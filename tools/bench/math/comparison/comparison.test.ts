import { describe, expect, it } from 'vitest';
import { comparisonRow } from './comparisonRow.ts';
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

  it('mistake an unchanged team for a slower one when the controls adopted secretly', () => {
    const slower = [1, 2, 4].map(
      (adopted) =>
        runComparisonCell(cellOf(`${adopted} of 4 controls adopted secretly (30 %), no effect`), 60, 1).slower,
    );
    expect(slower).toEqual(slower.toSorted((a, b) => a - b));
    expect(slower[2]).toBeGreaterThan(24);
  });

  it('find less in uneven weeks, and hardly anything with unrelated teams', () => {
    const found = ['4 controls', 'parts of one team', 'unrelated teams'].map(
      (name) => runComparisonCell(cellOf(`${name}, 30 % saved`), 60, 1).faster,
    );
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(found[2]).toBeLessThan(24);
  });

  it('judge panels and whole tickets', () => {
    expect(runComparisonCell(cellOf('3 staggered, 2 never, 20 % saved'), 6, 1).runs).toBe(6);
    expect(runComparisonCell(cellOf('tickets: 2 controls, 30 % saved'), 3, 1).covered).toBeGreaterThan(0);
  });
});

describe('a row of the table', () => {
  const result: ComparisonResult = {
    runs: 100,
    faster: 3,
    slower: 2,
    covered: 95,
    gradeA: 20,
    falseA: 4,
    falseB: 6,
    lastWeeks: 7,
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
    comparisonRow(cell(saving, target), result).missed;

  it('misses figures above or below their targets', () => {
    expect(missed(0, { falseClaims: 0.03 })).toBe('');
    expect(missed(0, { falseClaims: 0.02 })).toBe('false faster');
    expect(missed(0.3, { falseClaims: 0.01 })).toBe('false slower');
    expect(missed(0, { coverage: { min: 0.96 } })).toBe('coverage');
    expect(missed(0, { coverage: { min: 0.9, max: 0.94 } })).toBe('coverage');
    expect(missed(0.3, { found: 0.04 })).toBe('found');
    expect(missed(0, { reachesA: 0.2 })).toBe('');
    expect(missed(0, { reachesA: 0.21 })).toBe('grade A');
    expect(missed(0, { gradeA: 0.03 })).toBe('false with A');
    expect(missed(0, { gradeB: 0.05 })).toBe('false with A or B');
    expect(missed(0, { gradeB: 0.06 })).toBe('');
    expect(missed(0, { changedControl: { min: 0.06 } })).toBe('a control changed');
    expect(missed(0, { changedControl: { max: 0.04 } })).toBe('a control changed');
  });

  it('has the figures and the target', () => {
    expect(comparisonRow(cell(0, { falseClaims: 0.02, coverage: { min: 0.9 } }), result)).toEqual({
      company: 'a company',
      runs: 100,
      'false faster %': 3,
      'false slower %': 2,
      'coverage %': 95,
      'found %': null,
      'grade A %': 20,
      'false with A %': 4,
      'false with A or B %': 6,
      'of those with A, false %': 20,
      'a control changed %': 5,
      'needs the last weeks %': 7,
      'alone: faster %': 9,
      'alone: slower %': 1,
      target: 'false ≤ 2, coverage ≥ 90',
      missed: 'false faster',
    });
  });
});
