import type { PlanReading } from '@roi-insight/contracts';
import type { PlanChoice, PlanForecast, Proposal } from '@roi-insight/roi-math';

/** The task of the worker: the forecast of one plan. */
export interface ForecastJob {
  readonly reading: PlanReading;
  readonly proposal: Proposal;
  readonly choice: PlanChoice;
  /** The same seed gives the same forecast. */
  readonly seed: string;
}

/** The messages of the worker. Every message except `progress` is final. */
export type ForecastMessage =
  /** The share of replays that are finished, 0–1. */
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'forecast'; readonly forecast: PlanForecast };
