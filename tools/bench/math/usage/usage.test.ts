import { describe, expect, it } from 'vitest';
import { cellNamed } from '../cellNamed.ts';
import type { UsageResult } from './runUsageCell.ts';
import { usage } from './usage.ts';
import { usageRow } from './usageRow.ts';
import { USAGE_CELLS } from './worlds.ts';

const run = (name: string, runs: number) => usage.runCell(name, runs, 1);

// Short runs of `npm run bench -- usage` with generous limits.
describe('the use of an assistant in simulated teams', () => {
  it('shows when use began, also after a pilot, and raises a doubt about an entered date that is six weeks off', () => {
    expect(run('ramp of 12 weeks, 100 people, the same', 40)).toMatchObject({ near: 40 });
    const pilot = run('pilot, ramp of 0 weeks, 50 people, the same', 40);
    expect(pilot).toMatchObject({ near: 40, pilots: 40 });
    const wrong = run('date 6 weeks too early, ramp of 4 weeks, 40 people', 40);
    expect(wrong.kind === 'start' ? wrong.noticed : 0).toBeGreaterThan(35);
  });

  it('reveals every control that uses the assistant, and no other control', () => {
    expect(run('control with 20 % active, 40 people, 30 % uncovered', 40)).toMatchObject({ contaminated: 40 });
    expect(run('control with 0 % active, 40 people', 40)).toMatchObject({ contaminated: 0, verified: 40 });
    expect(run('control with 0 % active, 40 people, 30 % uncovered', 40)).toMatchObject({
      contaminated: 0,
      verified: 0,
    });
  });

  it('more than halves how often an unchanged team looks slower', () => {
    const slower = (name: string) => {
      const result = run(name, 80);
      return result.kind === 'comparison' ? result.slower : NaN;
    };
    const [without, given] = ['no usage', 'usage'].map((has) => slower(`1 of 2 controls adopted secretly, ${has}`));
    expect(given).toBeLessThan((without ?? 0) / 2);
  });

  it('does not change which companies are drawn', () => {
    const [without, given] = ['no usage', 'usage'].map((has) =>
      run(`4 controls, none adopted, 30 % saved, ${has}`, 20),
    );
    expect(given).toMatchObject({ ...without, graded: expect.any(Number), changedControl: 0 });
  });
});

describe('a row of the result table', () => {
  const missed = (name: string, result: UsageResult) =>
    usageRow(cellNamed([{ cells: USAGE_CELLS }], name), result).missed;

  it('counts figures outside their targets as misses', () => {
    const start = { kind: 'start', runs: 100, inRange: 100, found: 100, pilots: 0, noticed: 0 } as const;
    expect(missed('ramp of 0 weeks, 50 people, the same', { ...start, near: 95 })).toBe('');
    expect(missed('ramp of 0 weeks, 50 people, the same', { ...start, near: 94 })).toBe('start');
    expect(missed('2 % in each week, 50 people', { kind: 'no-start', runs: 100, found: 5 })).toBe('');
    expect(missed('2 % in each week, 50 people', { kind: 'no-start', runs: 100, found: 6 })).toBe('false start');
    const control = { kind: 'control', runs: 100, verified: 0 } as const;
    expect(missed('control with 20 % active, 40 people', { ...control, contaminated: 99 })).toBe('');
    expect(missed('control with 20 % active, 40 people', { ...control, contaminated: 98 })).toBe('contaminated');
    expect(missed('control with 0 % active, 40 people', { ...control, contaminated: 1 })).toBe('contaminated');
    const comparison = { kind: 'comparison', runs: 100, faster: 0, graded: 0, changedControl: 0 } as const;
    expect(missed('1 of 2 controls adopted secretly, usage', { ...comparison, slower: 3 })).toBe('');
    expect(missed('1 of 2 controls adopted secretly, usage', { ...comparison, slower: 4 })).toBe('false claims');
    expect(missed('1 of 2 controls adopted secretly, no usage', { ...comparison, slower: 40 })).toBe('');
    expect(missed('2 controls, none adopted, usage', { ...comparison, slower: 0, faster: 4 })).toBe('false claims');
    const saved = '2 controls, none adopted, 30 % saved, usage';
    expect(missed(saved, { ...comparison, slower: 3, faster: 60 })).toBe('');
    expect(missed(saved, { ...comparison, slower: 4, faster: 60 })).toBe('false claims');
  });
});
