import type { Shocks } from './whiten.ts';

/** A kind of shocks with its prior weight. */
export interface ShockModel extends Shocks {
  readonly logPrior: number;
}

/** Standard deviations that weekly shocks may have, in log hours (0.25: weeks differ by about a quarter). */
const DEVIATIONS = [0.04, 0.08, 0.12, 0.16, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.8, 1.1, 1.6, 2.4];
/** Shares of a shock that may be left a week later. */
const PERSISTENCES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

/** Every kind of shocks that is thought of, none at all included. */
export const SHOCK_MODELS: readonly ShockModel[] = [
  { deviation: 0, persistence: 0, logPrior: Math.log(1) },
  ...DEVIATIONS.flatMap((deviation) =>
    PERSISTENCES.map((persistence) => ({ deviation, persistence, logPrior: Math.log(0.01 / (deviation + 0.05)) })),
  ),
];
