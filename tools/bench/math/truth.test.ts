import { describe, expect, it } from 'vitest';
import { judge, type Judged } from './judge.ts';
import { overall } from './overall.ts';
import type { CellResult } from './runCell.ts';
import { truthRow } from './truthRow.ts';
import { saves, type Team, team } from './worlds/team.ts';
import type { Cell } from './worlds/world.ts';

const isMiss = (judged: Judged) => truthRow(judged).missed !== '';

const cell = (changes: Partial<Team>, target: Cell['target'] = {}): Cell => ({
  name: 'a world',
  world: team({ count: () => 15, median: 12, ...changes }),
  target,
});

const NONE = { count: 0, grades: { A: 0, B: 0, C: 0, D: 0 }, wide: 0, mix: 0, onlyLastWeeks: 0, headline: 0 };
const RESULT: CellResult = {
  runs: 1000,
  tooLittle: 0,
  covered: 950,
  netAboveHeadline: 0,
  marked: 100,
  faster: { ...NONE, count: 30, grades: { A: 0, B: 10, C: 15, D: 5 } },
  slower: NONE,
};

describe('a cell compared with its target', () => {
  const judged = (target: Cell['target'], changes: Partial<Team> = {}, result: Partial<CellResult> = {}) =>
    judge(cell(changes, target), { ...RESULT, ...result }, () => undefined);

  it('is a miss if it has too many false claims, and may exceed the limit only with a stated tolerance', () => {
    expect(isMiss(judged({ falseClaims: 0.03 }))).toBe(false);
    expect(isMiss(judged({ falseClaims: 0.029 }))).toBe(true);
    expect(isMiss(judged({ falseClaims: 0.025, tolerance: 2 }))).toBe(false);
    expect(isMiss(judged({ falseClaims: 0.02, tolerance: 2 }))).toBe(true);
  });

  it('is judged by the coverage of the runs that have enough data', () => {
    const half = { tooLittle: 500, covered: 480 };
    expect(judged({ coverage: { min: 0.93, max: 0.97 } }, {}, half).coverage).toEqual({ share: 0.96, misses: false });
    expect(isMiss(judged({ coverage: { min: 0.97 } }, {}, half))).toBe(true);
    expect(isMiss(judged({ coverage: { min: 0, max: 0.95 } }, {}, half))).toBe(true);
    expect(judged({}, {}, { tooLittle: 1000, covered: 0 }).coverage).toBeNull();
  });

  it('counts a claim as found if it has the direction of the effect, and otherwise as false', () => {
    const saving = judged({ found: 0.031 }, { saving: saves(0.3) });
    expect(saving).toMatchObject({
      falseFaster: null,
      falseSlower: { share: 0 },
      found: { share: 0.03, misses: true },
    });
    const loss = judged({ falseClaims: 0.02 }, { saving: saves(-0.3) });
    expect(loss).toMatchObject({ falseFaster: { share: 0.03, misses: true }, falseSlower: null, found: { share: 0 } });
  });

  it('may have a target for its power that depends on the power of another cell', () => {
    const target = { foundLike: { than: 'another', loss: 0.02 } };
    const other = (count: number) => ({ ...RESULT, faster: { ...NONE, count } });
    const found = (count: number) => judge(cell({ saving: saves(0.3) }, target), RESULT, () => other(count)).found;
    expect(found(49)?.misses).toBe(false);
    expect(found(51)?.misses).toBe(true);
  });

  it('is judged separately by the false claims that have grade B', () => {
    expect(judged({ falseB: 0.009 }).falseB).toEqual({ share: 0.01, misses: true });
    expect(judged({ falseB: 0.01 }, { saving: saves(0.3) }).falseB).toEqual({ share: 0, misses: false });
  });

  it('is judged by the share of reports with a doubt about logged hours', () => {
    expect(judged({ marked: { min: 0.1 } }).marked).toEqual({ share: 0.1, misses: false });
    expect(isMiss(judged({ marked: { min: 0.11 } }))).toBe(true);
    expect(isMiss(judged({ marked: { max: 0.09 } }))).toBe(true);
  });

  it('becomes one row that names the missed figures', () => {
    expect(truthRow(judged({ falseClaims: 0.02 }))).toEqual({
      world: 'a world',
      'false faster %': 3,
      'false slower %': 0,
      'coverage %': 95,
      'found %': null,
      'B %': 33,
      'C %': 50,
      'D %': 17,
      'false with B %': null,
      'marked %': null,
      'too little data %': 0,
      missed: 'false faster',
    });
  });
});

describe('requirements that cover several worlds', () => {
  const claims = (over: Partial<CellResult['faster']>) => ({ ...NONE, count: 100, ...over });
  const texts = (key: string, world: Cell['world'], result: Partial<CellResult>) =>
    overall(
      [{ key, title: '', cells: [{ name: 'a world', world, target: {} }] }],
      new Map([['a world', { ...RESULT, faster: NONE, ...result }]]),
    ).map(({ text, misses }) => `${text.replace(/ \(.*/, '')}${misses ? ' *' : ''}`);

  it('count how often a doubt affects claims in each of the two directions', () => {
    const unfair = { faster: claims({ wide: 10, mix: 40 }), slower: claims({ wide: 30, mix: 45 }) };
    expect(texts('published', team({}), unfair)).toEqual([
      'An interval that is wide is a doubt for 10.0 % of 100 false “faster” and 30.0 % of 100 false “slower” *',
      'The net value is more than the Cost Savings card in 0 of 1000 reports',
    ]);
    expect(texts('mixes', team({}), unfair)[0]).toBe(
      'A changed mix is a doubt for 40.0 % of 100 false “faster” and 45.0 % of 100 false “slower”',
    );
    expect(texts('mixes', team({ saving: saves(0.1) }), unfair)).toHaveLength(1);
  });

  it('compare headline figures with the truth, and grades for bent trends with grades for straight trends', () => {
    const grades = { A: 0, B: 30, C: 50, D: 20 };
    const exaggerated = { faster: claims({ headline: 100 * 37, grades, onlyLastWeeks: 31 }) };
    expect(texts('effects', team({ saving: saves(0.3) }), exaggerated)).toEqual([
      'a world: the headline figure of 100 claims is 37.0 % on average *',
      'a world: 49.2 % of 61 claims without another doubt keep grade B if the trend may bend and without the last six weeks *',
      'The net value is more than the Cost Savings card in 0 of 1000 reports',
    ]);
    expect(texts('effects', team({ saving: saves(0.2) }), exaggerated)).toHaveLength(2);
    const fair = { faster: claims({ headline: 100 * 35, grades, onlyLastWeeks: 30 }), netAboveHeadline: 1 };
    expect(texts('effects', team({ saving: saves(0.3) }), fair).filter((text) => text.endsWith('*'))).toEqual([
      'The net value is more than the Cost Savings card in 1 of 1000 reports *',
    ]);
  });
});
