import { dot, forward, logDeterminant } from '../../stats/positiveDefinite.ts';
import type { LevelModel } from './LevelModel.ts';
import type { Panel } from './Panel.ts';
import { teamModel } from './teamModel.ts';
import { weekFactor } from './weekFactor.ts';

/** Variances that are tried: standard deviations of 1 to 100 %, each a fifth larger than the one before. */
const VARIANCES = Array.from({ length: 26 }, (_, index) => (0.01 * 1.2 ** index) ** 2);

/**
 * W, the variance of the weeks that all teams share, by restricted maximum likelihood given τ and ρ. W only describes
 * the teams; the statistic does not depend on W, because it removes every common change.
 */
export function weekVariance({ teams, weeks }: Panel, model: LevelModel): number {
  const models = teams.map(({ precisions }) => teamModel(precisions, model));
  const total = new Float64Array(weeks);
  for (const [index, { means }] of teams.entries()) {
    for (const [week, value] of (models[index]?.apply(means) ?? total).entries()) {
      total[week] = (total[week] ?? NaN) + value;
    }
  }
  const deviance = (variance: number) => {
    const factor = weekFactor(models, weeks, 1 / variance);
    const shared = forward(factor, total);
    return logDeterminant(factor) + weeks * Math.log(variance) - dot(shared, shared);
  };
  const tried = VARIANCES.map((variance) => ({ variance, value: deviance(variance) }));
  return tried.reduce((best, one) => (one.value < best.value ? one : best)).variance;
}
