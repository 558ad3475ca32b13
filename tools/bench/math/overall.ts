import type { CellResult, Claims } from './runCell.ts';
import type { Cell, Group } from './worlds/world.ts';

/** A property of all worlds together, as a sentence, and whether the property misses its target. */
export interface Overall {
  readonly text: string;
  readonly misses: boolean;
}

/** Maximum difference between the share of false "faster" claims that a doubt affects and the same share of false "slower" claims. */
const MAX_DIFFERENCE = 0.1;
/** Minimum number of claims whose mean, or share with a kept grade, is judged. */
const MIN_CLAIMS = 20;
/** Minimum number of claims to judge a difference of 10 points. */
const MIN_FAIR_CLAIMS = 100;
/** Limits of the mean headline figure of claims, relative to the truth. */
const HEADLINE = { min: 0.8, max: 1.2 };
/** At least this share of the claims whose only possible doubt is a bent trend must keep their grade. */
const MIN_KEPT = 0.5;
/** Savings of at least this percentage of time must keep their grade. It is slightly below 30 because of rounding. */
const KEPT_FROM = 29.9;

/**
 * Requirements across several worlds: doubts are fair, true claims keep their grade, the headline figure does not
 * exaggerate, and the net value never exceeds the card.
 * @param results of the cells that ran
 */
export function overall(groups: readonly Group[], results: ReadonlyMap<string, CellResult>): Overall[] {
  const ran = groups.flatMap(({ key, cells }) =>
    cells.flatMap((cell) => {
      const result = results.get(cell.name);
      return result === undefined ? [] : [{ key, cell, result }];
    }),
  );
  const without = (keys: readonly string[]) =>
    ran.flatMap(({ key, cell, result }) => (keys.includes(key) && cell.world.truth === 0 ? [result] : []));
  const effects = ran.filter(({ cell }) => isConstantSaving(cell));
  return [
    ...fairness('An interval that is wide', without(['published', 'spread']), ({ wide }) => wide),
    ...fairness('A changed mix', without(['mixes']), ({ mix }) => mix),
    ...effects.flatMap(({ cell, result }) => headlineRatio(cell, result)),
    ...effects.flatMap(({ cell, result }) => keptGrades(cell, result)),
    netAtMostHeadline(ran.map(({ result }) => result)),
  ];
}

/** Whether a world saves a constant 20 or 30 % of the hours of every ticket. */
function isConstantSaving({ name, world: { truth } }: Cell): boolean {
  return [20, 30].includes(Math.round(truth * 1e6) / 1e6) && !/west|started after/.test(name);
}

function fairness(doubt: string, results: readonly CellResult[], countOf: (claims: Claims) => number): Overall[] {
  const shareOf = (side: 'faster' | 'slower') => {
    const all = results.reduce((sum, result) => sum + result[side].count, 0);
    return { all, share: results.reduce((sum, result) => sum + countOf(result[side]), 0) / all };
  };
  const [faster, slower] = [shareOf('faster'), shareOf('slower')];
  if (Math.min(faster.all, slower.all) < MIN_FAIR_CLAIMS) return [];
  return [
    {
      text: `${doubt} is a doubt for ${percent(faster.share)} of ${faster.all} false “faster” and ${percent(slower.share)} of ${slower.all} false “slower” (at most ${percent(MAX_DIFFERENCE)} apart)`,
      misses: Math.abs(faster.share - slower.share) > MAX_DIFFERENCE,
    },
  ];
}

function headlineRatio({ name, world: { truth } }: Cell, { faster }: CellResult): Overall[] {
  if (faster.count < MIN_CLAIMS) return [];
  const mean = faster.headline / faster.count;
  const ratio = mean / truth;
  return [
    {
      text: `${name}: the headline figure of ${faster.count} claims is ${mean.toFixed(1)} % on average (target: ${(truth * HEADLINE.min).toFixed(0)}–${(truth * HEADLINE.max).toFixed(0)} %)`,
      misses: ratio < HEADLINE.min || ratio > HEADLINE.max,
    },
  ];
}

function keptGrades({ name, world: { truth } }: Cell, { faster }: CellResult): Overall[] {
  const candidates = faster.grades.B + faster.onlyLastWeeks;
  if (candidates < MIN_CLAIMS || truth < KEPT_FROM) return [];
  const kept = faster.grades.B / candidates;
  return [
    {
      text: `${name}: ${percent(kept)} of ${candidates} claims without another doubt keep grade B if the trend may bend and without the last six weeks (at least ${percent(MIN_KEPT)})`,
      misses: kept < MIN_KEPT,
    },
  ];
}

function netAtMostHeadline(results: readonly CellResult[]): Overall {
  const runs = results.reduce((sum, result) => sum + result.runs, 0);
  const above = results.reduce((sum, { netAboveHeadline }) => sum + netAboveHeadline, 0);
  return {
    text: `The net value is more than the Cost Savings card in ${above} of ${runs} reports (none)`,
    misses: above > 0,
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
