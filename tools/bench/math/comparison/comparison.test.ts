import { describe, expect, it } from 'vitest';
import { cellNamed } from '../cellNamed.ts';
import { comparisonRow } from './comparisonRow.ts';
import type { ComparisonResult } from './runComparisonCell.ts';
import { COMPARISON_GROUPS, type ComparisonCell } from './worlds.ts';

describe('a row of the result table', () => {
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
  const { company } = cellNamed(COMPARISON_GROUPS, '4 controls, no effect');
  const cell = (saving: number, target: ComparisonCell['target']): ComparisonCell => ({
    name: 'a company',
    company: { ...company, saving },
    target,
  });
  const missed = (saving: number, target: ComparisonCell['target']) =>
    comparisonRow(cell(saving, target), result).missed;

  it('counts figures above or below their targets as misses', () => {
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

  it('contains the figures and the target', () => {
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
