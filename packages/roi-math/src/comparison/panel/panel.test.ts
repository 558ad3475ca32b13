import { describe, expect, it } from 'vitest';
import { comparisonTeam } from '../../../test/comparisonTeams.ts';
import { densePanel } from '../../../test/densePanel.ts';
import { PACKS_PER_HEAD } from '../../../test/proposition99.ts';
import { combinationOf, effectOf, isIdentified, jointEffects, panel, PANEL_MODELS, type PanelAnswer } from './panel.ts';
import { effectChanges } from './effectChanges.ts';
import type { PanelTeam } from './panelTeam.ts';

const SPAN = { from: -12, to: 8, effectMayChange: true };
const panelTeam = (seed: number, start: number | null, perWeek = 15): PanelTeam => ({
  series: comparisonTeam({ seed, perWeek, ...SPAN }).series,
  start,
});
/** Removes the tickets of every third week of a team. */
const withGaps = ({ series, start }: PanelTeam): PanelTeam => ({
  start,
  series: {
    ...series,
    weeks: series.weeks.map((entry) => (entry.week % 3 === 0 ? { ...entry, count: 0, mean: null } : entry)),
  },
});
const effectsOf = (teams: readonly PanelTeam[]) => teams.map(({ start }) => (start === null ? -1 : 0));
function answer(teams: readonly PanelTeam[], models = PANEL_MODELS, span = SPAN): PanelAnswer {
  const [only] = panel(teams, span, [{ effects: effectsOf(teams) }], models);
  if (only === undefined) throw new Error('an answer');
  return only;
}

describe('the panel', () => {
  it("finds the effect of California's tobacco program by differences in differences", () => {
    const teams = PACKS_PER_HEAD.map(([state, before, after]): PanelTeam => ({
      start: state === 'California' ? 0 : null,
      series: {
        weeks: Array.from({ length: 31 }, (_, index) => ({
          week: index - 19,
          count: 1,
          mean: index < 19 ? before / 19 : after / 12,
        })),
        ticketVariance: 1,
        degreesOfFreedom: 1,
      },
    }));
    // Only levels: no shocks, and slopes that hardly differ from 0.
    const models = { shocks: [{ deviation: 0, persistence: 0 }], slopes: [1e-9] };
    const span = { from: -19, to: 12, effectMayChange: false };
    expect(teams).toHaveLength(39);
    expect(Math.abs(effectOf(answer(teams, models, span)).mean + 27.349111083615)).toBeLessThan(1e-9);
  });

  it.each([
    ['staggered', [panelTeam(1, 0), panelTeam(2, -5), panelTeam(3, 3)]],
    ['with gaps and a control', [withGaps(panelTeam(1, 0)), panelTeam(2, -12 + 1, 4), panelTeam(3, null)]],
  ])('agrees with a calculation by dense matrices: %s', (_, teams) => {
    const models = { shocks: PANEL_MODELS.shocks.slice(0, 5), slopes: [0.002, 0.015] };
    const posterior = combinationOf(answer(teams, models), [0, 0, 0, 1], 1);
    const dense = densePanel(teams, SPAN.from, SPAN.to, models);
    expect(Math.abs(posterior.mean - dense.mean)).toBeLessThan(1e-9);
    expect(Math.abs(posterior.deviation - dense.deviation)).toBeLessThan(1e-9);
    expect(dense.below(posterior.quantile(0.025))).toBeCloseTo(0.025, 6);
  });

  it.each([1, 2, 3])('agrees with that calculation in quarter %d since adoption', (quarter) => {
    const span = { ...SPAN, to: 24 };
    const teams = [0, -8, 5, null].map((start, index) => ({
      series: comparisonTeam({ seed: index + 1, ...span }).series,
      start,
    }));
    const models = { shocks: PANEL_MODELS.shocks.slice(5, 6), slopes: [0.005] };
    const weights = [...effectChanges(13 * quarter - 7), 1];
    const posterior = combinationOf(answer(teams, models, span), weights, 1);
    const dense = densePanel(teams, span.from, span.to, models, quarter);
    expect(Math.abs(posterior.mean - dense.mean)).toBeLessThan(1e-9);
    expect(Math.abs(posterior.deviation - dense.deviation)).toBeLessThan(1e-9);
  });

  it('does not depend on the order of the teams', () => {
    const teams = [panelTeam(1, 0), panelTeam(2, -5), panelTeam(3, null), panelTeam(4, null)];
    expect(effectOf(answer(teams.toReversed())).mean).toBeCloseTo(effectOf(answer(teams)).mean, 9);
  });

  it('ignores movements that all teams share in a week', () => {
    const teams = [panelTeam(1, 0), withGaps(panelTeam(2, -5)), panelTeam(3, null)];
    const shifted = teams.map(({ series, start }) => ({
      start,
      series: {
        ...series,
        weeks: series.weeks.map((entry) => ({
          ...entry,
          mean: entry.mean === null ? null : entry.mean + Math.sin(entry.week),
        })),
      },
    }));
    const [one, other] = [effectOf(answer(teams)), effectOf(answer(shifted))];
    expect(other.mean).toBeCloseTo(one.mean, 9);
    expect(other.deviation).toBeCloseTo(one.deviation, 9);
  });

  it('finds the opposite effect if adopters and controls are swapped', () => {
    const teams = [panelTeam(1, 0), panelTeam(2, 0), panelTeam(3, null), panelTeam(4, null)];
    const swapped = teams.map(({ series, start }) => ({ series, start: start === null ? 0 : null }));
    const [one, other] = [effectOf(answer(teams)), effectOf(answer(swapped))];
    expect(other.mean).toBeCloseTo(-one.mean, 9);
    expect(other.deviation).toBeCloseTo(one.deviation, 9);
  });

  it('does not identify the effect if all teams adopt in the same week', () => {
    expect(isIdentified(answer([panelTeam(1, 0), panelTeam(2, 0), panelTeam(3, 0)]))).toBe(false);
    expect(isIdentified(answer([panelTeam(1, 0), panelTeam(2, 0), panelTeam(3, -1)]))).toBe(true);
  });

  it('gives the same result for a team that is left out as for a team that does not exist', () => {
    const teams = [panelTeam(1, 0), panelTeam(2, -5), panelTeam(3, null), panelTeam(4, null)];
    const [without] = panel(teams, SPAN, [{ effects: effectsOf(teams), without: 2 }]);
    const rest = teams.filter((_, index) => index !== 2);
    expect(without && effectOf(without).mean).toBeCloseTo(effectOf(answer(rest)).mean, 9);
    expect(without && effectOf(without).deviation).toBeCloseTo(effectOf(answer(rest)).deviation, 9);
  });

  it('estimates a separate effect for each adopter', () => {
    const teams = [panelTeam(1, 0), panelTeam(2, 0), panelTeam(3, null), panelTeam(4, null)];
    const [each] = panel(teams, SPAN, [{ effects: [0, 1, -1, -1] }]);
    const { means, covariance } = jointEffects(each ?? { fits: [] });
    expect(means).toHaveLength(2);
    expect(covariance).toHaveLength(3);
    const mean = ((means[0] ?? NaN) + (means[1] ?? NaN)) / 2;
    expect(mean).toBeCloseTo(effectOf(answer(teams)).mean, 1);
  });

  it('has a wider interval than its models give it, because errors are clustered by team', () => {
    const teams = [0, -1, -2, -3, -4, -5].map((start, index) => panelTeam(index + 1, start));
    const found = answer([...teams, panelTeam(7, null), panelTeam(8, null)]);
    expect(effectOf(found).deviation / combinationOf(found, [0, 0, 0, 1], 1).deviation).toBeGreaterThan(1.1);
  });

  it('lets the effect change over the weeks', () => {
    const growing = (seed: number, start: number): PanelTeam => ({
      start,
      series: comparisonTeam({
        seed,
        perWeek: 400,
        ...SPAN,
        to: 13,
        level: (week) => (week >= start ? -0.05 * (week - start) : 0),
      }).series,
    });
    const teams = [growing(1, 0), growing(2, 0), panelTeam(3, null, 400), panelTeam(4, null, 400)];
    const found = answer(teams, PANEL_MODELS, { ...SPAN, to: 13 });
    expect(effectOf(found, -0.6).mean).toBeGreaterThan(effectOf(found).mean);
    expect(effectOf(found, 0.6).mean).toBeLessThan(effectOf(found).mean);
    expect(effectOf(found).mean).toBeCloseTo(-0.3, 1);
  });
});
