import type { ReaderConfig } from '../ReaderConfig.ts';

/** A plan reads up to 40 teams, while a report reads up to 20, so it may have twice the tickets and the time. */
export const PLAN_FACTOR = 2;

/** The settings for reading the teams of a plan. */
export const planConfig = (config: ReaderConfig): ReaderConfig => ({
  ...config,
  ticketLimit: config.ticketLimit * PLAN_FACTOR,
  analysisTimeoutS: config.analysisTimeoutS * PLAN_FACTOR,
});
