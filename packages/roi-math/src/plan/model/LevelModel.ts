/** A model of the weekly changes of a team's level, estimated before the start and then frozen. */
export interface LevelModel {
  /** Standard deviation of the level. */
  readonly tau: number;
  /** Correlation of the level from week to week, 0 ≤ … < 1. */
  readonly rho: number;
}
