import { describe, expect, it } from 'vitest';
import { number, object } from 'yup';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addFinished } from '../addFinished.ts';
import { finishedCells } from '../finishedCells.ts';
import { PLAN_CELLS, type PlanCell } from './cells.ts';
import { planRow } from './planRow.ts';
import { type PlanCellResult, runPlanCell } from './runPlanCell.ts';

function cellOf(name: string): PlanCell {
  const cell = PLAN_CELLS.find((one) => one.name === name);
  if (cell === undefined) throw new Error(`There is no cell '${name}'.`);
  return cell;
}

// Short runs of `npm run bench:plan` with generous bounds.
describe('plans of simulated teams', () => {
  it('claim little without an effect, and much if the order was chosen', () => {
    const { faster, slower, distance } = runPlanCell(cellOf('5 teams, all 20 % faster, and a season'), 80, 1);
    expect(faster).toBeLessThanOrEqual(7);
    expect(slower).toBeLessThanOrEqual(7);
    expect(distance).toBeLessThan(0.2);
    expect(runPlanCell(cellOf('10 teams, the slowest first'), 40, 1).faster).toBeGreaterThanOrEqual(8);
  });

  it('find a saving, with its sign and an interval that contains it', () => {
    const { faster, slower, covered } = runPlanCell(cellOf('8 teams, 30 % saved, at once'), 30, 1);
    expect(faster).toBeGreaterThan(22);
    expect(slower).toBe(0);
    expect(covered).toBeGreaterThan(25);
  });

  it('are the same for the same seed', () => {
    const cell = cellOf('6 teams, two teams drop out');
    expect(runPlanCell(cell, 10, 2)).toEqual(runPlanCell(cell, 10, 2));
  });
});

describe('a row of the table', () => {
  const result: PlanCellResult = { runs: 2000, faster: 50, slower: 50, covered: 1900, distance: 0.02, forecast: null };
  const missed = (name: string, over: Partial<PlanCellResult>) => planRow(cellOf(name), { ...result, ...over }).missed;

  it('misses figures beyond their targets', () => {
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
  });
});

describe('finished cells', () => {
  it('are read again if they are of the same version', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'plan-')), 'cells.jsonl');
    const schema = object({ runs: number().required() }).required();
    expect(finishedCells(file, 'a', schema)).toEqual(new Map());
    addFinished(file, { version: 'a', name: 'one', result: { runs: 1 } });
    addFinished(file, { version: 'b', name: 'two', result: { runs: 2 } });
    expect(finishedCells(file, 'a', schema)).toEqual(new Map([['one', { runs: 1 }]]));
    addFinished(file, { version: 'a', name: 'three', result: {} });
    expect(() => finishedCells(file, 'a', schema)).toThrow(/:3 is not the result of a cell/);
  });
});
