import type { LogWeek } from '../../../../packages/roi-math/src/evidence/series/logWeeks.ts';
import type { Random } from '../random.ts';

/** A model of weekly levels: an autoregression around their mean. */
interface Model {
  /** Stationary standard deviation. */
  readonly deviation: number;
  /** Share of a deviation that remains one week later. */
  readonly persistence: number;
}

const MODELS: readonly Model[] = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8].flatMap((deviation) =>
  [0, 0.3, 0.6, 0.8, 0.9, 0.95, 0.98].map((persistence) => ({ deviation, persistence })),
);

/** Distribution of a week's level, given the weeks up to it. */
interface Belief {
  readonly mean: number;
  readonly variance: number;
}

/**
 * Draws levels of the weeks that explain the weekly means, considering that means of few tickets vary by chance. Fits
 * an autoregression, then uses forward filtering and backward sampling. Source: Carter & Kohn, Biometrika 81 (1994).
 */
export function drawnLevels(
  weeks: readonly LogWeek[],
  ticketVariance: number,
  random: Random,
): ReadonlyMap<number, number> {
  const filled = weeks
    .flatMap(({ week, mean, count }) => (mean === null ? [] : [{ week, mean, variance: ticketVariance / count }]))
    .toSorted((a, b) => a.week - b.week);
  const center = filled.reduce((sum, { mean }) => sum + mean, 0) / filled.length;
  const values = filled.map(({ week, mean, variance }) => ({ week, value: mean - center, variance }));
  const best = MODELS.map((model) => filtered(values, model)).reduce((one, other) =>
    other.logLikelihood > one.logLikelihood ? other : one,
  );
  const levels = new Map<number, number>();
  let next: { readonly week: number; readonly level: number } | null = null;
  for (const [index, { week }] of [...values.entries()].toReversed()) {
    const belief = best.beliefs[index] ?? { mean: 0, variance: 0 };
    const { mean, variance }: Belief =
      next === null ? belief : smoothed(belief, next.level, next.week - week, best.model);
    const level: number = mean + Math.sqrt(variance) * random.normal();
    levels.set(week, level + center);
    next = { week, level };
  }
  return levels;
}

interface Value {
  readonly week: number;
  readonly value: number;
  readonly variance: number;
}

function filtered(values: readonly Value[], model: Model) {
  let logLikelihood = 0;
  let last: (Belief & { readonly week: number }) | null = null;
  const beliefs = values.map(({ week, value, variance }): Belief => {
    const prior = last === null ? { mean: 0, variance: model.deviation ** 2 } : after(last, week - last.week, model);
    const total = prior.variance + variance;
    const error = value - prior.mean;
    logLikelihood -= (Math.log(total) + error ** 2 / total) / 2;
    const gain = prior.variance / total;
    const belief = { mean: prior.mean + gain * error, variance: prior.variance * (1 - gain) };
    last = { ...belief, week };
    return belief;
  });
  return { model, logLikelihood, beliefs };
}

/** The distribution of the level some weeks later. */
function after({ mean, variance }: Belief, weeks: number, { deviation, persistence }: Model): Belief {
  const kept = persistence ** weeks;
  return { mean: kept * mean, variance: kept ** 2 * variance + deviation ** 2 * (1 - kept ** 2) };
}

/** The distribution of a level when the level of a later week is known. */
function smoothed(belief: Belief, later: number, weeks: number, model: Model): Belief {
  const predicted = after(belief, weeks, model);
  const gain = (belief.variance * model.persistence ** weeks) / predicted.variance;
  return {
    mean: belief.mean + gain * (later - predicted.mean),
    variance: belief.variance - gain ** 2 * predicted.variance,
  };
}
