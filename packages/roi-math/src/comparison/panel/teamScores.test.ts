import { describe, expect, it } from 'vitest';
import { comparisonTeam } from '../../../test/comparisonTeams.ts';
import { densePanel } from '../../../test/densePanel.ts';
import { NO_SHOCKS } from '../../stats/shockModels.ts';
import { type PanelTeam, teamTerms } from './panelTeam.ts';
import { teamScores } from './teamScores.ts';

const SPAN = { from: -12, to: 8, effectMayChange: true };
const MODEL = { shocks: { ...NO_SHOCKS, deviation: 0.1, persistence: 0.4 }, slope: 0.005 };
const teams = [0, -5, null, null].map((start, index): PanelTeam => ({
  start,
  series: comparisonTeam({ seed: index + 1, ...SPAN }).series,
}));
const { teams: scores, prior } = teamScores(
  teams.flatMap((team) => teamTerms(team, SPAN, MODEL.shocks, [MODEL.slope])),
  [0, 0, -1, -1],
)([0, 0, 0, 1]);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('the scores of teams', () => {
  it('have, with the priors, the variance that the model gives the effect', () => {
    const { deviation } = densePanel(teams, SPAN.from, SPAN.to, { shocks: [MODEL.shocks], slopes: [MODEL.slope] });
    expect(sumOf(scores.map(({ variance }) => variance)) + prior).toBeCloseTo(deviation ** 2, 9);
  });

  it('sum to what the priors pull the effect by, because the residuals of all teams cancel', () => {
    expect(Math.abs(sumOf(scores.map(({ score }) => score)))).toBeLessThan(Math.sqrt(prior));
    for (const { score } of scores) expect(Math.abs(score)).toBeGreaterThan(0);
  });

  it('have pulls that leave a part of each variance free', () => {
    for (const { variance, pull } of scores) {
      const used = sumOf([...pull].map((one) => one ** 2));
      expect(used).toBeGreaterThan(0);
      expect(used).toBeLessThan(variance);
    }
  });
});
