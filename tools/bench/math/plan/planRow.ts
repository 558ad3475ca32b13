import type { PlanCell } from './cells.ts';
import type { PlanCellResult } from './runPlanCell.ts';

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
    case 'replay':
      return row({ 'forecast %': percent(forecast ?? NaN), 'found %': percent(faster) }, 'forecast ± 10');
  }
}

const percent = (share: number) => Number((100 * share).toFixed(1));

function missesOf({ kind }: PlanCell, { runs, forecast, distance, ...found }: PlanCellResult): string[] {
  const [faster, slower, covered] = [found.faster / runs, found.slower / runs, found.covered / runs];
  const hasForecast = forecast !== null;
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
  };
  return checks[kind].flatMap(([miss, isMissed]) => (isMissed ? [miss] : []));
}
