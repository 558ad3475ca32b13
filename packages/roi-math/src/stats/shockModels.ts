import type { Shocks } from './whiten.ts';

/** A kind of shocks with its prior weight. */
export interface ShockModel extends Shocks {
  /** ln of the weight; the weights add up to 1. */
  readonly logPrior: number;
}

/** Standard deviations that weekly shocks may have, in log hours (0.25: weeks differ by about a quarter). */
const DEVIATIONS = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.65, 0.85, 1.1, 1.5, 2.2];
/** Shares of a shock that may be left a week later. All are equally likely beforehand. */
const PERSISTENCES = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9];
/** Odds, before looking at the data, that there are no shocks at all. */
const NO_SHOCKS = 0.3;

/** Every kind of shocks that is thought of, none at all included. */
export const SHOCK_MODELS: readonly ShockModel[] = shockModels();

function shockModels(): ShockModel[] {
  const deviationWeights = normalised(
    cellWidths([0, ...DEVIATIONS]).slice(1),
    (width, index) => width * density(DEVIATIONS[index] ?? 0),
  );
  const persistenceWeights = normalised(cellWidths(PERSISTENCES), (width) => width);
  const shares = DEVIATIONS.flatMap((deviation, i) =>
    PERSISTENCES.map((persistence, j) => ({
      deviation,
      persistence,
      logPrior: Math.log(((deviationWeights[i] ?? 0) * (persistenceWeights[j] ?? 0)) / (1 + NO_SHOCKS)),
    })),
  );
  return [{ deviation: 0, persistence: 0, logPrior: Math.log(NO_SHOCKS / (1 + NO_SHOCKS)) }, ...shares];
}

/** Small shocks are likelier than large ones, with a tail long enough for a wild tracker. */
function density(deviation: number): number {
  return Math.exp(-deviation / 0.5) / (deviation + 0.1);
}

/** Width of the stretch that each point of a grid stands for: half the way to its neighbours (trapezoid rule). */
function cellWidths(grid: readonly number[]): number[] {
  return grid.map((point, index) => ((grid[index + 1] ?? point) - (grid[index - 1] ?? point)) / 2);
}

function normalised(values: readonly number[], weigh: (value: number, index: number) => number): number[] {
  const weights = values.map(weigh);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
