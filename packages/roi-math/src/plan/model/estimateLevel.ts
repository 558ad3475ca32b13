import { dot, forward, logDeterminant } from '../../stats/positiveDefinite.ts';
import type { LevelModel } from './LevelModel.ts';
import type { Panel } from './Panel.ts';
import { teamModel } from './teamModel.ts';
import { weekFactor } from './weekFactor.ts';

/** First guesses, which are refined around the best one. */
const TAUS = [0.02, 0.05, 0.1, 0.2, 0.4, 0.8] as const;
const RHOS = [0, 0.3, 0.6, 0.8, 0.9, 0.97] as const;
const MAX_RHO = 0.99;
const MIN_TAU = 0.001;
const MAX_TAU = 3;
/** Steps of ln τ and of ρ around the best guess; each step is half as long as the step before. */
const STEPS = { tau: 0.4, rho: 0.12, halvings: 6 } as const;

/**
 * τ and ρ of all teams together by restricted maximum likelihood, with teams and weeks as fixed effects: on a grid, then by
 * pattern search. The same panel gives the same numbers everywhere. Each step takes a few milliseconds.
 * Source: Patterson & Thompson, Biometrika 58 (1971); Hooke & Jeeves, Journal of the ACM 8 (1961).
 * @param panel the weeks before the start
 */
export function* estimateLevel(panel: Panel): Generator<void, LevelModel> {
  let best: LevelModel = { tau: TAUS[0], rho: RHOS[0] };
  let least = Infinity;
  function* attempt(tau: number, rho: number): Generator<void, boolean> {
    if (tau < MIN_TAU || tau > MAX_TAU || rho < 0 || rho > MAX_RHO) return false;
    const value = deviance(panel, { tau, rho });
    yield;
    if (!(value < least)) return false;
    [best, least] = [{ tau, rho }, value];
    return true;
  }
  for (const tau of TAUS) for (const rho of RHOS) yield* attempt(tau, rho);
  let [stretch, shift]: [number, number] = [STEPS.tau, STEPS.rho];
  for (let halving = 0; halving < STEPS.halvings;) {
    const { tau, rho } = best;
    const moves = [
      [tau * Math.exp(stretch), rho],
      [tau * Math.exp(-stretch), rho],
      [tau, rho + shift],
      [tau, rho - shift],
    ] as const;
    let isBetter = false;
    for (const [nextTau, nextRho] of moves) if (yield* attempt(nextTau, nextRho)) isBetter = true;
    if (isBetter) continue;
    halving += 1;
    [stretch, shift] = [stretch / 2, shift / 2];
  }
  return best;
}

/** −2 × the restricted log likelihood, up to a constant: Σ ln |V| + Σ ln(1'V⁻¹1) + ln |A| + Σ y'M y − (Σ M y)' A⁻¹ (Σ M y). */
function deviance({ teams, weeks }: Panel, model: LevelModel): number {
  const models = teams.map(({ precisions }) => teamModel(precisions, model));
  const factor = weekFactor(models, weeks, 0);
  const total = new Float64Array(weeks);
  let value = logDeterminant(factor);
  for (const [index, { means }] of teams.entries()) {
    const team = models[index];
    if (team === undefined) continue;
    const weighted = team.apply(means);
    value += team.logDeterminant + dot(means, weighted);
    for (let week = 0; week < weeks; week += 1) total[week] = (total[week] ?? NaN) + (weighted[week] ?? NaN);
  }
  const shared = forward(factor, total);
  return value - dot(shared, shared);
}
