import { describe, expect, it } from 'vitest';
import { cellNamed } from '../cellNamed.ts';
import { PLAN_CELLS } from './cells.ts';
import { planRow } from './planRow.ts';
import type { PlanCellResult } from './runPlanCell.ts';

describe('a row of the result table', () => {
  const result: PlanCellResult = {
    runs: 2000,
    faster: 50,
    slower: 50,
    covered: 1900,
    distance: 0.02,
    forecast: null,
    reports: null,
  };
  const missed = (name: string, over: Partial<PlanCellResult>) =>
    planRow(cellNamed([{ cells: PLAN_CELLS }], name), { ...result, ...over }).missed;

  it('counts figures outside their targets as misses', () => {
    const nothing = '5 teams, levels that walk';
    expect(missed(nothing, { faster: 63 })).toBe('');
    expect(missed(nothing, { slower: 64 })).toBe('false claims');
    expect(missed(nothing, { distance: 0.044 })).toBe('uniform p');
    expect(missed('10 teams, the slowest first', { faster: 400 })).toBe('');
    expect(missed('10 teams, the slowest first', { faster: 399 })).toBe('control');
    const ramp = '5 teams, 30 % saved, ramp of 6 weeks';
    expect(missed(ramp, { faster: 1400, slower: 20, forecast: 0.61 })).toBe('');
    expect(missed(ramp, { faster: 1400, slower: 21, covered: 1850, forecast: 0.59 })).toBe('sign, interval, forecast');
    expect(missed('8 teams, 30 % saved, first half against second', { faster: 1600, forecast: 0.91 })).toBe('forecast');
    const reports = (best: Partial<Record<'faster' | 'slower' | 'no-detectable-change', number>>) => ({
      reports: {
        claims: { faster: 50, slower: 50 },
        best: { faster: 0, slower: 0, 'no-detectable-change': 0, ...best },
        named: { work: 0, smaller: 0, harm: 0 },
      },
    });
    const split = 'report on 8 teams, teams that start split their tickets';
    expect(missed(split, reports({ faster: 60, slower: 60, 'no-detectable-change': 1880 }))).toBe('');
    expect([missed(split, reports({ faster: 61 })), missed(split, reports({ slower: 61 }))]).toEqual(['A+', 'A+']);
    const inOrder = 'report on 10 teams, 30 % saved, as many tickets';
    expect(missed(inOrder, reports({ faster: 1700, 'no-detectable-change': 100 }))).toBe('');
    expect(missed(inOrder, reports({ faster: 1799 }))).toBe('A+');
  });
});
