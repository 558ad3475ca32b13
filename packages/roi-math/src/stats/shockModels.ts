import type { Shocks } from './whiten.ts';

/** A model of shocks with its prior weight. */
export interface ShockModel extends Shocks {
  /** ln of the weight; the weights sum to 1. */
  readonly logPrior: number;
}

/** Weeks that differ only by the tickets in them. */
export const NO_SHOCKS: Shocks = { deviation: 0, persistence: 0 };

/** Candidates for the standard deviation of weekly shocks, in ln(hours) (0.25: weeks differ by about a quarter). */
const DEVIATIONS = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.65, 0.85, 1.1, 1.5, 2.2];
/** Candidates for the share of a shock that remains a week later. */
const PERSISTENCES = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 0.97];
/** Prior odds that there are no shocks. */
const NO_SHOCKS_ODDS = 0.36;

/** Every model of shocks for a single project, including the model without shocks. */
export const SHOCK_MODELS: readonly ShockModel[] = shockModels(
  DEVIATIONS,
  PERSISTENCES,
  normalized(cellWidths(PERSISTENCES), (width, index) => width * persistenceDensity(PERSISTENCES[index] ?? 0)),
  NO_SHOCKS_ODDS,
);

/** Unnormalized prior density: levels of projects tend to drift, so lasting shocks are likelier than brief ones. */
function persistenceDensity(persistence: number): number {
  return 1 + 6 * persistence ** 3;
}

/**
 * A grid of models of shocks.
 * @param persistenceWeights sum to 1
 * @param noShocks prior odds that there are no shocks
 */
export function shockModels(
  deviations: readonly number[],
  persistences: readonly number[],
  persistenceWeights: readonly number[],
  noShocks: number,
): ShockModel[] {
  const deviationWeights = normalized(
    cellWidths([0, ...deviations]).slice(1),
    (width, index) => width * deviationDensity(deviations[index] ?? 0),
  );
  const shares = deviations.flatMap((deviation, i) =>
    persistences.map((persistence, j) => ({
      deviation,
      persistence,
      logPrior: Math.log(((deviationWeights[i] ?? 0) * (persistenceWeights[j] ?? 0)) / (1 + noShocks)),
    })),
  );
  return [{ ...NO_SHOCKS, logPrior: Math.log(noShocks / (1 + noShocks)) }, ...shares];
}

/** Unnormalized prior density: small shocks are more likely than large ones, with a long tail. */
function deviationDensity(deviation: number): number {
  return Math.exp(-deviation / 0.5) / (deviation + 0.1);
}

/** Width of each grid point's cell, which ends halfway to its neighbors (trapezoidal rule). */
function cellWidths(grid: readonly number[]): number[] {
  return grid.map((point, index) => ((grid[index + 1] ?? point) - (grid[index - 1] ?? point)) / 2);
}

/** The weights of the values, divided by their sum. */
export function normalized(values: readonly number[], weigh: (value: number, index: number) => number): number[] {
  const weights = values.map(weigh);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
