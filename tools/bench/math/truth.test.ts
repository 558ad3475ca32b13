import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { judge } from './judge.ts';
import { addFinished, readFinished } from './resumeFile.ts';
import { type CellResult, runCell } from './runCell.ts';
import { isMiss, resultLine } from './truthTable.ts';
import { autoregressive, linear } from './worlds/levels.ts';
import { saves, type Team, team } from './worlds/team.ts';
import type { Cell } from './worlds/world.ts';

const cell = (changes: Partial<Team>, target: Cell['target'] = {}): Cell => ({
  name: 'a world',
  world: team({ count: () => 15, median: 12, ...changes }),
  target,
});

// Short runs of `npm run bench:truth` with generous bounds: a method that is broken (no trend taken off, shocks
// ignored, tails mixed up) covers the truth in 30–86 % of runs or claims an effect in 10–70 %.
describe('evidence for simulated tickets with a known effect', { timeout: 60_000 }, () => {
  it('claims no effect when there are only a trend and weekly shocks', () => {
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
});

const NONE = { count: 0, grades: { A: 0, B: 0, C: 0, D: 0 } };
const RESULT: CellResult = {
  runs: 1000,
  tooLittle: 0,
  covered: 950,
  faster: { count: 30, grades: { A: 0, B: 10, C: 15, D: 5 } },
  slower: NONE,
};

describe('a cell compared with its target', () => {
  const judged = (target: Cell['target'], changes: Partial<Team> = {}, result: Partial<CellResult> = {}) =>
    judge(cell(changes, target), { ...RESULT, ...result }, () => undefined);

  it('misses with too many false claims, and may exceed them by standard errors only where it says so', () => {
    expect(isMiss(judged({ falseClaims: 0.03 }))).toBe(false);
    expect(isMiss(judged({ falseClaims: 0.029 }))).toBe(true);
    expect(isMiss(judged({ falseClaims: 0.025, tolerance: 2 }))).toBe(false);
    expect(isMiss(judged({ falseClaims: 0.02, tolerance: 2 }))).toBe(true);
  });

  it('judges the coverage of the runs that had enough data', () => {
    const half = { tooLittle: 500, covered: 480 };
    expect(judged({ coverage: { min: 0.93, max: 0.97 } }, {}, half).coverage).toEqual({ share: 0.96, misses: false });
    expect(isMiss(judged({ coverage: { min: 0.97 } }, {}, half))).toBe(true);
    expect(isMiss(judged({ coverage: { min: 0, max: 0.95 } }, {}, half))).toBe(true);
    expect(judged({}, {}, { tooLittle: 1000, covered: 0 }).coverage).toBeNull();
  });

  it('counts as found what has the direction of the effect, and as false what has the other', () => {
    const saving = judged({ found: 0.031 }, { saving: saves(0.3) });
    expect(saving).toMatchObject({
      falseFaster: null,
      falseSlower: { share: 0 },
      found: { share: 0.03, misses: true },
    });
    const loss = judged({ falseClaims: 0.02 }, { saving: saves(-0.3) });
    expect(loss).toMatchObject({ falseFaster: { share: 0.03, misses: true }, falseSlower: null, found: { share: 0 } });
  });

  it('compares power with another cell', () => {
    const target = { foundLike: { than: 'another', loss: 0.02 } };
    const other = (count: number) => ({ ...RESULT, faster: { ...NONE, count } });
    const found = (count: number) => judge(cell({ saving: saves(0.3) }, target), RESULT, () => other(count)).found;
    expect(found(49)?.misses).toBe(false);
    expect(found(51)?.misses).toBe(true);
  });

  it('judges false claims with grade B', () => {
    expect(judged({ falseB: 0.009 }).falseB).toEqual({ share: 0.01, misses: true });
    expect(judged({ falseB: 0.01 }, { saving: saves(0.3) }).falseB).toEqual({ share: 0, misses: false });
  });

  it('is one line with a star beside a figure that misses', () => {
    expect(resultLine(judged({ falseClaims: 0.02 })).replaceAll(/ +/g, ' ')).toBe('a world 3.0 * 0.0 95.0 33/50/17');
  });
});

describe('the file of finished cells', () => {
  function file(text = '') {
    const folder = mkdtempSync(join(tmpdir(), 'cells-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'cells.jsonl');
    if (text !== '') writeFileSync(path, text);
    return path;
  }

  it('gives back what was added by the same version', () => {
    const path = file();
    expect(readFinished(path, 'v1').size).toBe(0);
    addFinished(path, { version: 'v1', name: 'a world', result: RESULT });
    addFinished(path, { version: 'v2', name: 'another', result: RESULT });
    expect([...readFinished(path, 'v1')]).toEqual([['a world', RESULT]]);
  });

  it('names a line that it cannot read', () => {
    const line = JSON.stringify({ version: 'v1', name: 'a world', result: RESULT });
    expect(() => readFinished(file(`${line}\n{"version":`), 'v1')).toThrow(/cells\.jsonl:2 /);
    expect(() => readFinished(file(line.replace('"covered":950,', '')), 'v1')).toThrow(/cells\.jsonl:1 /);
  });
});
