import { clopperPearson } from '../placebo/clopperPearson.ts';
import type { PlanCell } from './cells.ts';
import type { PlanCellResult } from './runPlanCell.ts';
import type { TrustCellResult } from './runTrustCell.ts';

/** Maximum share of false claims on one side: 2.5 % plus two standard errors of that share. */
const falseLimit = (runs: number) => 0.025 + 2 * Math.sqrt((0.025 * 0.975) / runs);
/** Kolmogorov–Smirnov limit for a probability of 0.1 %, because there are 50 such cells. */
const UNIFORM = 1.95;
const COVERED = { min: 0.93, max: 0.98 } as const;
const MIN_CHOSEN = 0.2;
/** Maximum difference between a forecast and the result, as a share. */
const FORECAST = 0.1;
/** Maximum share of runs in which a saving looks like a loss. */
const MAX_REVERSED = 0.01;
/** Maximum share of reports on one side that claim an effect that does not exist with grade A+. */
const MAX_BEST = 0.03;
/** Minimum share of reports with grade A+ if everything is in order. */
const MIN_BEST = 0.9;

/** The row of a cell; shares in percent of its runs. */
export function planRow(cell: PlanCell, result: PlanCellResult) {
  const { runs, forecast } = result;
  const [faster, slower, covered] = [result.faster / runs, result.slower / runs, result.covered / runs];
  const misses = missesOf(cell, result);
  const row = (figures: Readonly<Record<string, number | string>>, target: string) => ({
    world: cell.name,
    runs,
    ...figures,
    target,
    missed: misses.join(', '),
  });
  const falseClaims = { 'false faster %': percent(faster), 'false slower %': percent(slower) };
  switch (cell.kind) {
    case 'null':
      return row(
        { ...falseClaims, 'distance of p': result.distance.toFixed(3) },
        `≤ ${percent(falseLimit(runs))} a side, uniform p`,
      );
    case 'chosen':
      return row(falseClaims, `faster ≥ ${percent(MIN_CHOSEN)}: the simulation shows a choice`);
    case 'effect':
      return row(
        {
          'found %': percent(faster),
          'sign reversed %': percent(slower),
          'interval contains truth %': percent(covered),
          'forecast %': forecast === null ? '' : percent(forecast),
        },
        `reversed ≤ 1, contains 93–98${forecast === null ? '' : ', forecast ± 10'}`,
      );
    case 'attack':
      return row(reportFigures(result), 'faster, A+ and slower, A+: ≤ 3');
    case 'in-order':
      return row(reportFigures(result), 'A+ ≥ 90');
    case 'replay':
      return row({ 'forecast %': percent(forecast ?? NaN), 'found %': percent(faster) }, 'forecast ± 10');
  }
}

function reportFigures({ runs, faster, slower, reports }: PlanCellResult) {
  const share = (count: number) => {
    const [low, high] = clopperPearson(count, runs);
    return `${percent(count / runs)} [${percent(low)}, ${percent(high)}]`;
  };
  const { best, named } = reports ?? NOTHING;
  return {
    'faster %': share(faster),
    'slower %': share(slower),
    'faster, A+ %': share(best.faster),
    'slower, A+ %': share(best.slower),
    'A+ %': share(bestOf(best)),
    'other work %': percent(named.work / runs),
    'smaller tickets %': percent(named.smaller / runs),
    'slower waiting teams %': percent(named.harm / runs),
  };
}

const NOTHING: Omit<TrustCellResult, 'claims'> = {
  best: { faster: 0, slower: 0, 'no-detectable-change': 0 },
  named: { work: 0, smaller: 0, harm: 0 },
};

const bestOf = (best: TrustCellResult['best']) => best.faster + best.slower + best['no-detectable-change'];

const percent = (share: number) => Number((100 * share).toFixed(1));

function missesOf({ kind }: PlanCell, { runs, forecast, distance, reports, ...found }: PlanCellResult): string[] {
  const [faster, slower, covered] = [found.faster / runs, found.slower / runs, found.covered / runs];
  const hasForecast = forecast !== null;
  const { best } = reports ?? NOTHING;
  const checks: Readonly<Record<PlanCell['kind'], readonly (readonly [miss: string, isMissed: boolean])[]>> = {
    null: [
      ['false claims', Math.max(faster, slower) > falseLimit(runs)],
      ['uniform p', distance * Math.sqrt(runs) > UNIFORM],
    ],
    chosen: [['control', faster < MIN_CHOSEN]],
    effect: [
      ['sign', slower > MAX_REVERSED],
      ['interval', covered < COVERED.min || covered > COVERED.max],
      ['forecast', hasForecast && Math.abs(faster - forecast) > FORECAST],
    ],
    replay: [['forecast', hasForecast && Math.abs(faster - forecast) > FORECAST]],
    attack: [['A+', Math.max(best.faster, best.slower) > MAX_BEST * runs]],
    'in-order': [['A+', bestOf(best) < MIN_BEST * runs]],
  };
  return checks[kind].flatMap(([miss, isMissed]) => (isMissed ? [miss] : []));
}
