import type { CalendarDate, FixedRole, ForecastCell, PlanReading, PlanTerms } from '@roi-insight/contracts';
import type { PlanChoice, PlanForecast, Proposal } from '@roi-insight/roi-math';

/**
 * The data that the texts and pictures of a plan show, before its order is drawn and afterwards. The terms of a plan
 * are an outline.
 */
export interface PlanOutline {
  /** The first start. */
  readonly start: CalendarDate;
  readonly weeks: number;
  readonly rampWeeks: number;
  readonly slots: readonly number[];
  readonly waiting: number;
  readonly teams: readonly { readonly key: string; readonly name: string }[];
  readonly fixed: readonly { readonly key: string; readonly name: string; readonly role: FixedRole }[];
  readonly leftOut: readonly { readonly name: string; readonly reason: PlanTerms['leftOut'][number]['reason'] }[];
  readonly smallestSaving: number;
  /** Empty until the forecast is known. */
  readonly forecast: readonly ForecastCell[];
  /** The shortest length that finds the smallest saving often enough; null if there is none. */
  readonly recommendedWeeks: number | null;
}

/** The outline of a plan that is being made. */
export function planOutline(
  { start }: Pick<PlanReading, 'start'>,
  { slots, waiting, teams, fixed, leftOut }: Proposal,
  { weeks, rampWeeks, smallestSaving }: PlanChoice,
  forecast: Pick<PlanForecast, 'cells' | 'recommendedWeeks'> | null,
): PlanOutline {
  return {
    start,
    weeks,
    rampWeeks,
    slots,
    waiting,
    teams,
    fixed,
    leftOut,
    smallestSaving,
    forecast: forecast?.cells ?? [],
    recommendedWeeks: forecast?.recommendedWeeks ?? null,
  };
}
