import { entry } from '../../stats/positiveDefinite.ts';
import { type Posterior, posteriorOf } from '../../stats/posterior.ts';
import { clusteredError } from '../../stats/clusteredError.ts';
import { NO_SHOCKS, type ShockModel } from '../../stats/shockModels.ts';
import { CHANGES } from './effectChanges.ts';
import { fitPanel, type PanelFit, type PanelSums, plus, sumOf } from './panelSystem.ts';
import { type PanelSpan, type PanelTeam, teamTerms } from './panelTeam.ts';
import { type PanelScores, teamScores } from './teamScores.ts';

/** The models that a panel is averaged over; all with the same prior weight. */
export interface PanelModels {
  readonly shocks: readonly Pick<ShockModel, 'deviation' | 'persistence'>[];
  /** Standard deviations of the teams' own slopes per week. */
  readonly slopes: readonly number[];
}

const DEVIATIONS = [0.06, 0.12, 0.2, 0.35, 0.6, 1];
const PERSISTENCES = [0, 0.4, 0.8];

export const PANEL_MODELS: PanelModels = {
  shocks: [
    NO_SHOCKS,
    ...DEVIATIONS.flatMap((deviation) => PERSISTENCES.map((persistence) => ({ deviation, persistence }))),
  ],
  slopes: [0.0005, 0.002, 0.005, 0.015],
};

/** One model, in which the teams share every shock: the deviation of its effect is a standard error. */
export const PANEL_WITHOUT_SHOCKS: PanelModels = { shocks: [NO_SHOCKS], slopes: [0.005] };

export interface PanelQuestion {
  /** For each team, the index of its effect; −1 for a team that has not adopted. */
  readonly effects: readonly number[];
  /** Index of a team that is left out. */
  readonly without?: number;
}

export interface PanelAnswer {
  readonly fits: readonly (PanelFit & { readonly shocks: PanelModels['shocks'][number]; readonly slope: number })[];
  /** How many times wider the interval of a {@link combinationOf} coefficients is if errors are clustered by team. */
  readonly widened: (weights: readonly number[]) => number;
}

/**
 * A panel of teams that adopt at different dates or not at all:
 *
 *     y = level of the team + slope of the team · week + effect of the week + θ D + δ₁ C + δ₂ D₂ + δ₃ D₃ + shock + sampling
 *
 * D is 1 from the team's adoption on, D₂ in its second quarter and D₃ after that, so that each quarter has an effect of its own, of which θ is the first.
 * C is a line within the first quarter that is 0 on average. Without these columns, a team that is still changing would be modeled as constant. Weeks
 * and levels are free; slopes are N(0, τ²), δ are N(0, 1). Every model of shocks (AR(1), the same for all teams) and τ is fitted by generalized least
 * squares and weighted by its restricted likelihood. All models have the same errors for all teams. So intervals are widened by what clustered errors of
 * the likeliest model say, see {@link clusteredError}.
 * @returns an answer for each question
 */
export function panel(
  teams: readonly PanelTeam[],
  span: PanelSpan,
  questions: readonly PanelQuestion[],
  models: PanelModels = PANEL_MODELS,
): PanelAnswer[] {
  const fits = questions.map((): PanelAnswer['fits'][number][] => []);
  for (const shocks of models.shocks) {
    const terms = teams.map((team) => teamTerms(team, span, shocks, models.slopes));
    for (const slope of models.slopes.keys()) {
      const present = terms.flatMap((team) => team[slope] ?? []);
      const sums = new Map<readonly number[], PanelSums>();
      for (const [index, { effects, without }] of questions.entries()) {
        const all = sums.get(effects) ?? sumOf(present, effects);
        sums.set(effects, all);
        const left = without === undefined ? undefined : present[without];
        const fit = fitPanel(left === undefined ? all : plus(all, left, effects[without ?? 0] ?? -1, -1));
        fits[index]?.push({ ...fit, shocks, slope: models.slopes[slope] ?? NaN });
      }
    }
  }
  return fits.map((one, index) => {
    const likeliest = one.reduce((best, other) => (other.log > best.log ? other : best));
    const { effects, without } = questions[index] ?? { effects: [] };
    const isLeft = (_: unknown, team: number) => team !== without;
    let scores: ((weights: readonly number[]) => PanelScores) | null = null;
    return {
      fits: one,
      widened: (weights) => {
        scores ??= teamScores(
          teams.filter(isLeft).flatMap((team) => teamTerms(team, span, likeliest.shocks, [likeliest.slope])),
          effects.filter(isLeft),
        );
        const { teams: each, prior } = scores(weights);
        return clusteredError(each, prior);
      },
    };
  });
}

/** Minimum share of the information within the teams that must be about the effect; anything less is rounding error. */
const MIN_IDENTIFIED = 1e-6;

/** Whether the weeks leave any information on the effect. */
export function isIdentified({ fits }: PanelAnswer): boolean {
  return fits.every(({ identified }) => identified > MIN_IDENTIFIED);
}

/** The posterior of the first effect in the week of the first quarter with this `eventColumn`. By default, its mean over the first 13 weeks. */
export function effectOf(answer: PanelAnswer, column = 0): Posterior {
  return combinationOf(answer, [column, 0, 0, 1]);
}

/** The posterior of a weighted sum of the first coefficients. These are, in order, those of the {@link effectChanges}, and the effect. */
export function combinationOf(
  { fits, widened: widenedBy }: PanelAnswer,
  weights: readonly number[],
  times = widenedBy(weights),
): Posterior {
  return posteriorOf(
    fits.map(({ coefficients, covariance, log, shocks }) => {
      let [estimate, variance] = [0, 0];
      for (const [i, weight] of weights.entries()) {
        estimate += weight * (coefficients[i] ?? NaN);
        for (const [j, other] of weights.entries()) {
          variance += weight * other * entry(covariance, Math.max(i, j), Math.min(i, j));
        }
      }
      return { estimate, error: times * Math.sqrt(variance), log, shocks };
    }),
  );
}

export interface JointEffects {
  readonly means: readonly number[];
  /** Packed lower triangle. */
  readonly covariance: Float64Array;
}

/** @param column has the same meaning as in {@link effectOf} */
export function jointEffects({ fits }: Pick<PanelAnswer, 'fits'>, column = 0): JointEffects {
  const best = Math.max(...fits.map(({ log }) => log));
  const raw = fits.map(({ log }) => Math.exp(log - best));
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  const size = (fits[0]?.coefficients.length ?? CHANGES) - CHANGES;
  const average = (term: (fit: PanelFit) => number) =>
    fits.reduce((sum, fit, index) => sum + ((raw[index] ?? 0) / total) * term(fit), 0);
  const means = Array.from({ length: size }, (_, i) => average((fit) => effectAt(fit, i, column)));
  const covariance = new Float64Array((size * (size + 1)) / 2);
  let index = 0;
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      covariance[index] = average(
        (fit) =>
          entry(fit.covariance, i + CHANGES, j + CHANGES) +
          column * (entry(fit.covariance, i + CHANGES, 0) + entry(fit.covariance, j + CHANGES, 0)) +
          column ** 2 * entry(fit.covariance, 0, 0) +
          (effectAt(fit, i, column) - (means[i] ?? NaN)) * (effectAt(fit, j, column) - (means[j] ?? NaN)),
      );
      index += 1;
    }
  }
  return { means, covariance };
}

function effectAt({ coefficients }: PanelFit, index: number, column: number): number {
  return (coefficients[index + CHANGES] ?? NaN) + column * (coefficients[0] ?? NaN);
}

/** The common effect as the effect of every team, for a panel that does not distinguish teams. */
export function commonTo(count: number, { mean, deviation }: Posterior): JointEffects {
  return {
    means: Array.from({ length: count }, () => mean),
    covariance: Float64Array.from({ length: (count * (count + 1)) / 2 }, () => deviation ** 2),
  };
}
