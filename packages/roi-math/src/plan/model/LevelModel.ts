/** How the level of a team wanders from week to week, estimated before the start and then frozen. */
export interface LevelModel {
  /** Standard deviation of the level. */
  readonly tau: number;
  /** Its correlation from week to week, 0 ≤ … < 1. */
  readonly rho: number;
}
