import type { Change } from '../evidence/change.ts';
import { NORMAL_95 } from '../comparison/plainChange.ts';
import { fitPanel, type PanelFit, plus, sumOf } from '../comparison/panel/panelSystem.ts';
import type { TeamTerms } from '../comparison/panel/panelTeam.ts';
import { teamScores } from '../comparison/panel/teamScores.ts';
import { clusteredError } from '../stats/clusteredError.ts';

/** Minimum share of the information within the teams that must be about the effect; anything less is rounding error. */
const MIN_IDENTIFIED = 1e-6;

/** A weighted sum of the coefficients. */
export interface PooledEstimate {
  /** In ln(hours), with the 95 % interval. */
  readonly change: Change;
  /** Half of the interval, as a standard error of a normal distribution. */
  readonly deviation: number;
  /** Each team's share of the variance: its weight in the estimate. */
  readonly weights: readonly number[];
}

export interface PooledFit {
  readonly fit: PanelFit;
  /** @param weights of the coefficients: the changes of the effect, the effect */
  readonly estimate: (weights: readonly number[]) => PooledEstimate;
  /** The effect if a team is left out; null if the other teams say nothing about it. */
  readonly without: (team: number) => number | null;
}

/**
 * The coefficients of a panel of teams: the last column of the terms is the effect, the others are its changes, with the prior N(0, 1). Weeks are
 * profiled out by A = Σ Mᵢ. Errors are clustered by team, see {@link clusteredError}.
 * @returns null if the weeks say nothing about the effect
 */
export function fitTeams(terms: readonly TeamTerms[]): PooledFit | null {
  const effects = terms.map(() => 0);
  const precisions = Array.from({ length: (terms[0]?.columns.length ?? 2) - 2 }, () => 1);
  if (terms.length < 2) return null;
  const sums = sumOf(terms, effects);
  const fit = fitPanel(sums, precisions);
  if (!(fit.identified > MIN_IDENTIFIED)) return null;
  const scores = teamScores(terms, effects, precisions);
  return {
    fit,
    estimate: (weights) => {
      const { teams: each, prior } = scores(weights);
      const variance = each.reduce((sum, own) => sum + own.variance, 0);
      const deviation = clusteredError(each, prior) * Math.sqrt(variance + prior);
      const estimate = weights.reduce((sum, weight, index) => sum + weight * (fit.coefficients[index] ?? NaN), 0);
      const margin = NORMAL_95 * deviation;
      return {
        change: { estimate, low: estimate - margin, high: estimate + margin },
        deviation,
        weights: each.map((own) => own.variance / variance),
      };
    },
    without: (team) => {
      const own = terms[team];
      const left = own === undefined ? fit : fitPanel(plus(sums, own, 0, -1), precisions);
      return left.identified > MIN_IDENTIFIED ? (left.coefficients.at(-1) ?? null) : null;
    },
  };
}
