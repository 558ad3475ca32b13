import { NORMAL_95 } from '../comparison/plainChange.ts';
import { fitPanel, sumOf } from '../comparison/panel/panelSystem.ts';
import { shrunkEffects } from '../comparison/panel/shrunkEffects.ts';
import type { TeamTerms } from '../comparison/panel/panelTeam.ts';
import type { Change } from '../evidence/change.ts';
import { entry } from '../stats/positiveDefinite.ts';
import type { PooledEstimate } from './fitTeams.ts';

/** With a coefficient for each team, this share of its information must be about it; anything less is rounding error. */
const MIN_IDENTIFIED = 1e-6;

/**
 * Each team's own change, shrunk to the effect of all ({@link shrunkEffects}). If the weeks cannot tell the teams' changes apart, because all started in
 * one week, each team has the change of all.
 * @param terms of the effect as used
 * @param hasStarted whether each team has started
 * @returns null for a team that has not started
 */
export function ownChanges(
  terms: readonly TeamTerms[],
  hasStarted: readonly boolean[],
  { change, deviation }: PooledEstimate,
): (Change | null)[] {
  let count = 0;
  const places = hasStarted.map((started) => (started ? count++ : -1));
  const { coefficients, covariance, identified } = fitPanel(sumOf(terms, places), []);
  const isIdentified = identified > MIN_IDENTIFIED;
  const joint = isIdentified
    ? shrunkEffects({ means: coefficients, covariance }, { mean: change.estimate, deviation })
    : null;
  return places.map((place) => {
    if (place < 0) return null;
    if (joint === null) return change;
    const estimate = joint.means[place] ?? NaN;
    const margin = NORMAL_95 * Math.sqrt(entry(joint.covariance, place, place));
    return { estimate, low: estimate - margin, high: estimate + margin };
  });
}
